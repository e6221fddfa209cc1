#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
internal import StoryboardAdapters

extension DIStoryboard {
  /// Receives each controller whose injection failed, with the error. The storyboard returns the
  /// controller nevertheless, and the loggers receive the error, too.
  ///
  /// The default stops debug builds. Releases up to 2.1.6 ignored such errors; later ones stopped.
  /// An addition of this package.
  ///
  /// ```swift
  /// DIStoryboard.onFailure = { _, _ in }  // as 2.1.6
  /// // As 2.2:
  /// DIStoryboard.onFailure = { fatalError("\($0) is not injected: \($1)") }
  /// ```
  public static var onFailure: (_ controller: AnyObject, _ error: any Error) -> Void = {
    assertionFailure("\(type(of: $0)) is not injected: \($1)")
  }

  /// Returns the injector for the controllers of one storyboard. It injects on behalf of the module
  /// that creates the storyboard at this moment.
  func injector(for container: DIContainer) -> ControllerInjector {
    ControllerInjector(
      for: container, from: container.scope.object.requestingModule,
      scope: { $0.scope.object },
      failed: { controller, failure in
        let error = DIError.translated(failure)
        MainActor.assumeIsolated { Self.onFailure(controller, error) }
      })
  }
}
#endif
