#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine

extension DIStoryboard {
  /// Is told of each controller that could not be injected, with the error; the storyboard returns
  /// the controller nevertheless. The loggers are told, too.
  ///
  /// Unless it is set, a debug build stops. Releases up to 2.1.6 told nobody, later ones stopped.
  ///
  /// ```swift
  /// DIStoryboard.onFailure = { _, _ in }  // as 2.1.6
  /// DIStoryboard.onFailure = { fatalError("\($0) is not injected: \($1)") }  // as 2.2
  /// ```
  public static var onFailure: (_ controller: AnyObject, _ error: any Error) -> Void = {
    assertionFailure("\(type(of: $0)) is not injected: \($1)")
  }

  /// Injects into the controllers of one storyboard, as the module that makes the storyboard now
  /// would.
  func injector(for container: DIContainer) -> ControllerInjector {
    ControllerInjector(
      for: container, from: container.scope.takeUnretainedValue().requestingModule,
      scope: { $0.scope.takeUnretainedValue() },
      failed: { controller, failure in
        let error = DIError.translated(failure)
        MainActor.assumeIsolated { Self.onFailure(controller, error) }
      })
  }
}
#endif
