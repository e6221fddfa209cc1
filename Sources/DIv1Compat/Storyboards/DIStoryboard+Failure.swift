#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
internal import StoryboardAdapters

extension DIStoryboard {
  /// Receives each controller whose injection failed, with the error. The storyboard returns the
  /// controller nevertheless.
  ///
  /// The default prints the error and stops debug builds. Releases up to 1.3.1 ignored such errors.
  /// An addition of this package.
  ///
  /// ```swift
  /// DIStoryboard.onFailure = { controller, error in crashReporter.record(error) }
  /// DIStoryboard.onFailure = { fatalError("\($0) is not injected: \($1)") }
  /// ```
  public static var onFailure: (_ controller: AnyObject, _ error: any Error) -> Void = {
    print("\(type(of: $0)) is not injected: \($1)")
    assertionFailure("\(type(of: $0)) is not injected: \($1)")
  }

  /// Whether storyboards also inject the controllers inside a controller, for instance those of a
  /// navigation controller. The default is true. Releases up to 1.3.1 injected only the requested
  /// controller: set it to false if your code injects the others. An addition of this package.
  public static var injectsChildren = true

  /// Returns the injector for the controllers of one storyboard.
  func injector(for container: DIScope) -> ControllerInjector {
    ControllerInjector(
      for: container, from: .none, scope: { $0.scope },
      failed: { controller, failure in
        let error = thrownError(for: failure)
        MainActor.assumeIsolated { Self.onFailure(controller, error) }
      })
  }

  /// Kept the first controller of each identifier.
  ///
  /// - Since: 0.9.9, until 1.0.0
  @available(
    *, unavailable,
    message: "register the controller with a lifetime, and ask the scope for it"
  )
  public func single(_ identifiers: String...) {
    fatalError("unavailable")
  }
}
#endif
