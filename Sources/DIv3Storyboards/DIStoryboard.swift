#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import StoryboardAdapters

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#else
public import AppKit
#endif

/// A storyboard whose controllers get their injections, with all that they contain.
///
/// Built and tested against stand-ins of UIKit and AppKit; not tried on a device.
///
/// ```swift
/// container.register(ListController.self).injection(\.presenter)
/// container.registerStoryboard(name: "Main")
///
/// let storyboard = DIStoryboard.create(name: "Main", bundle: nil)
/// let controller = storyboard.instantiateInitialViewController()  // instantiateInitialController()
/// ```
///
/// A controller is injected once, after the platform made it and before whoever asked for it gets it:
/// before `prepare(for:sender:)` and, with UIKit, `viewDidLoad()`. So are those that it contains, the
/// destinations of segues, embedded controllers, and those behind references to storyboards that are
/// registered. One whose class is not registered is left as it is. A failure is a line in the log.
///
/// A controller holds its storyboard, and that its container. What the methods with a `creator` make
/// is not injected: hand it to ``DIContainer/inject(into:from:)``.
///
/// - Since: 3.0, until 4.7
@preconcurrency @MainActor
public final class DIStoryboard: PlatformStoryboard {
  #if canImport(UIKit) && !os(watchOS)
  /// Makes the initial controller of the file and injects into it.
  ///
  /// - Returns: The controller; nil if the file has no initial one.
  /// - Since: 3.0
  public override func instantiateInitialViewController() -> UIViewController? {
    let controller = super.instantiateInitialViewController()
    if let controller { injection?.didInstantiate(controller) }
    return controller
  }

  /// Makes a controller of the file and injects into it.
  ///
  /// - Parameter identifier: What the file calls the controller. One that it does not have is an
  ///   exception of the platform.
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
  /// Makes the initial controller of the file and injects into it.
  ///
  /// - Returns: The window or view controller; nil if the file has no initial one.
  /// - Since: 3.0
  public override func instantiateInitialController() -> Any? {
    let controller = super.instantiateInitialController()
    if let controller { injection?.didInstantiate(controller as AnyObject) }
    return controller
  }

  /// Makes a controller of the file and injects into it.
  ///
  /// - Parameter identifier: What the file calls the controller. One that it does not have is an
  ///   exception of the platform.
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
