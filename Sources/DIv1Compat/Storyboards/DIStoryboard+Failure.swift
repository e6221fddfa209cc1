#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine

extension DIStoryboard {
  /// Is told of each controller that could not be injected, with the error; the storyboard returns
  /// the controller nevertheless.
  ///
  /// Unless it is set, the error is printed, and a debug build stops. Releases up to 1.3.1 told
  /// nobody.
  ///
  /// ```swift
  /// DIStoryboard.onFailure = { controller, error in crashReporter.record(error) }
  /// DIStoryboard.onFailure = { fatalError("\($0) is not injected: \($1)") }
  /// ```
  public static var onFailure: (_ controller: AnyObject, _ error: any Error) -> Void = {
    print("\(type(of: $0)) is not injected: \($1)")
    assertionFailure("\(type(of: $0)) is not injected: \($1)")
  }

  /// Whether the controllers that a controller contains are injected, too: those of a navigation
  /// controller, for instance. True unless it is set. Releases up to 1.3.1 injected only the
  /// controller that was asked for: set it to false if your code injects the others.
  public static var injectsChildren = true

  /// Injects into the controllers of one storyboard.
  func injector(for container: DIScope) -> ControllerInjector {
    ControllerInjector(
      for: container, from: .none, scope: { $0.scope },
      failed: { controller, failure in
        let error = thrownError(for: failure)
        MainActor.assumeIsolated { Self.onFailure(controller, error) }
      })
  }

  /// Kept the first controller that was made for each identifier. Only 0.9.9 and 1.0.0.
  @available(
    *, unavailable,
    message: "register the controller with a lifetime, and ask the scope for it"
  )
  public func single(_ identifiers: String...) {
    fatalError("unavailable")
  }
}
#endif
