#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import StoryboardAdapters

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#else
public import AppKit
#endif

/// A storyboard that injects into its controllers and into the controllers that they contain.
///
/// ```swift
/// container.register(ListController.self).injection(\.presenter)
/// container.registerStoryboard(name: "Main")
///
/// let storyboard = DIStoryboard.create(name: "Main", bundle: nil)
/// // AppKit: instantiateInitialController()
/// let controller = storyboard.instantiateInitialViewController()
/// ```
///
/// Each controller is injected once, after the platform creates it and before the caller gets it: before
/// `prepare(for:sender:)` and, with UIKit, before `viewDidLoad()`. The same applies to contained and
/// embedded controllers, to destinations of segues, and to controllers behind references to registered
/// storyboards. A controller whose class is not registered stays as it is. Failures are logged.
///
/// A controller holds its storyboard, and the storyboard its container. Methods with a `creator` don't
/// inject: pass their controllers to ``DIContainer/inject(into:from:file:line:)``.
///
/// Built and tested against stand-ins of UIKit and AppKit; not tested on a device.
///
/// - Since: 3.0, until 4.7
@preconcurrency @MainActor
public final class DIStoryboard: PlatformStoryboard {
  #if canImport(UIKit) && !os(watchOS)
  /// Creates the initial controller of the storyboard and injects into it.
  ///
  /// - Returns: The controller, or nil if the storyboard has no initial controller.
  /// - Since: 3.0
  public override func instantiateInitialViewController() -> UIViewController? {
    let controller = super.instantiateInitialViewController()
    if let controller { injection?.didInstantiate(controller) }
    return controller
  }

  /// Creates a controller of the storyboard and injects into it.
  ///
  /// The platform raises an exception if the storyboard has no controller with the identifier.
  ///
  /// - Parameter identifier: The identifier of the controller in the storyboard.
  /// - Returns: The controller.
  /// - Since: 3.0
  public override func instantiateViewController(
    withIdentifier identifier: String
  ) -> UIViewController {
    let controller = super.instantiateViewController(withIdentifier: identifier)
    injection?.didInstantiate(controller)
    return controller
  }
  #else
  /// Creates the initial controller of the storyboard and injects into it.
  ///
  /// - Returns: The window or view controller, or nil if the storyboard has no initial controller.
  /// - Since: 3.0
  public override func instantiateInitialController() -> Any? {
    let controller = super.instantiateInitialController()
    if let controller { injection?.didInstantiate(controller as AnyObject) }
    return controller
  }

  /// Creates a controller of the storyboard and injects into it.
  ///
  /// The platform raises an exception if the storyboard has no controller with the identifier.
  ///
  /// - Parameter identifier: The identifier of the controller in the storyboard.
  /// - Returns: The window or view controller.
  /// - Since: 3.0
  public override func instantiateController(
    withIdentifier identifier: NSStoryboard.SceneIdentifier
  ) -> Any {
    let controller = super.instantiateController(withIdentifier: identifier)
    injection?.didInstantiate(controller as AnyObject)
    return controller
  }
  #endif
}
#endif
