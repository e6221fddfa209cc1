#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
public import StoryboardAdapters

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#else
public import AppKit
#endif

/// A storyboard that injects its controllers and the controllers that they contain.
///
/// Built and tested against stand-ins for UIKit and AppKit; not tested on a device.
///
/// ```swift
/// builder.register(vc: HomeController.self).injection { $0.presenter = $1 }
///
/// let storyboard = DIStoryboard(name: "Main", bundle: nil, container: container)
/// // UIKit
/// window.rootViewController = storyboard.instantiateInitialViewController()
/// // AppKit
/// let controller =
///   storyboard.instantiateInitialController() as? NSWindowController
/// ```
///
/// The storyboard injects a controller once, after the platform created it and before the caller
/// receives it: before `prepare(for:sender:)` and, with UIKit, `viewDidLoad()`. This includes
/// segues and embedded controllers of the same file, but not those behind a storyboard reference.
/// Controllers whose class isn't registered stay unchanged.
///
/// The controllers retain the container. Don't let a container cache its own storyboard: the retain
/// cycle would keep both alive. `controller.storyboard` is another object than this one. Of the
/// methods that create controllers, use the two below; the platform's methods with a `creator`
/// don't open the file. Pass the controllers that you create that way to
/// `container.resolve(controller)`.
///
/// - Since: 2.0.0
@preconcurrency @MainActor
public final class DIStoryboard: PlatformStoryboard {
  /// The storyboard that creates the controllers.
  private var inner: InjectingStoryboard!

  /// Opens a storyboard file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - storyboardBundleOrNil: The bundle of the file; nil for the main bundle.
  ///   - container: The container that injects the controllers. The storyboard retains it. If a
  ///     component of a module creates the storyboard, the module's visibility applies to its
  ///     controllers.
  /// - Since: 2.0.0
  public required convenience init(
    name: String, bundle storyboardBundleOrNil: Bundle?, container: DIContainer
  ) {
    self.init()
    inner = .open(as: InjectingStoryboard.self, name, in: storyboardBundleOrNil)
    inner.injection = StoryboardInjection(injector(for: container))
  }

  #if canImport(UIKit) && !os(watchOS)
  /// Creates the initial controller of the file and injects its members.
  ///
  /// - Returns: The controller; nil if the file has no initial one.
  public override func instantiateInitialViewController() -> UIViewController? {
    inner.instantiateInitialViewController()
  }

  /// Creates a controller of the file and injects its members.
  ///
  /// - Parameter identifier: The identifier of the controller in the file. For an unknown one, the
  ///   platform raises an exception.
  /// - Returns: The controller.
  public override func instantiateViewController(
    withIdentifier identifier: String
  ) -> UIViewController {
    inner.instantiateViewController(withIdentifier: identifier)
  }
  #else
  /// Creates the initial controller of the file and injects its members.
  ///
  /// - Returns: The window or view controller; nil if the file has no initial one.
  public override func instantiateInitialController() -> Any? {
    inner.instantiateInitialController()
  }

  /// Creates a controller of the file and injects its members.
  ///
  /// - Parameter identifier: The identifier of the controller in the file. For an unknown one, the
  ///   platform raises an exception.
  /// - Returns: The window or view controller.
  public override func instantiateController(
    withIdentifier identifier: NSStoryboard.SceneIdentifier
  ) -> Any {
    inner.instantiateController(withIdentifier: identifier)
  }
  #endif
}
#endif
