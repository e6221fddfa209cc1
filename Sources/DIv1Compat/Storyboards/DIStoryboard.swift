#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
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
/// builder.register(vc: HomeController.self).dependency { $1.presenter = *!$0 }
///
/// let storyboard = DIStoryboard(name: "Main", bundle: nil, container: scope)
/// window.rootViewController = storyboard.instantiateInitialViewController()  // UIKit
/// let controller = storyboard.instantiateInitialController() as? NSWindowController  // AppKit
/// ```
///
/// A controller is injected once, after the platform made it and before whoever asked for it gets it:
/// before `prepare(for:sender:)` and, with UIKit, `viewDidLoad()`. Segues and embedded controllers of
/// the same file are injected, too; those behind a storyboard reference are not. A controller whose
/// class is not registered is left as it is.
///
/// The controllers hold the scope: do not let a scope keep its own storyboard, since both would never
/// be released. `controller.storyboard` is another object than this one. Of what storyboards of the
/// platform offer, the two methods below open the file; those with a `creator` do not: hand what you
/// create so to `scope.resolve(controller)`.
#if MigrationHints
@available(
  *, deprecated,
  message: "use DIStoryboard.create, see docs/migration/declarations-1.md#storyboards-and-nibs"
)
#endif
@preconcurrency @MainActor
public final class DIStoryboard: PlatformStoryboard {
  /// The storyboard that makes the controllers.
  private var inner: InjectingStoryboard!

  /// Opens a storyboard file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - storyboardBundleOrNil: The bundle of the file; nil for the main one.
  ///   - container: A scope that injects the controllers. It is held.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIStoryboard.create, see docs/migration/declarations-1.md#storyboards-and-nibs"
  )
  #endif
  public required convenience init(
    name: String, bundle storyboardBundleOrNil: Bundle?, container: DIScope
  ) {
    self.init()
    inner = .open(as: InjectingStoryboard.self, name, in: storyboardBundleOrNil)
    inner.injection = StoryboardInjection(injector(for: container)) { Self.injectsChildren }
  }

  #if canImport(UIKit) && !os(watchOS)
  /// Makes the initial controller of the file and injects into it.
  ///
  /// - Returns: The controller; nil if the file has no initial one.
  public override func instantiateInitialViewController() -> UIViewController? {
    inner.instantiateInitialViewController()
  }

  /// Makes a controller of the file and injects into it.
  ///
  /// - Parameter identifier: What the file calls the controller. One that it does not have is an
  ///   exception of the platform.
  /// - Returns: The controller.
  public override func instantiateViewController(
    withIdentifier identifier: String
  ) -> UIViewController {
    inner.instantiateViewController(withIdentifier: identifier)
  }
  #else
  /// Makes the initial controller of the file and injects into it.
  ///
  /// - Returns: The window or view controller; nil if the file has no initial one.
  public override func instantiateInitialController() -> Any? {
    inner.instantiateInitialController()
  }

  /// Makes a controller of the file and injects into it.
  ///
  /// - Parameter identifier: What the file calls the controller. One that it does not have is an
  ///   exception of the platform.
  /// - Returns: The window or view controller.
  public override func instantiateController(
    withIdentifier identifier: NSStoryboard.SceneIdentifier
  ) -> Any {
    inner.instantiateController(withIdentifier: identifier)
  }
  #endif
}
#endif
