#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
package import DIEngine
package import Foundation

/// Injects into the controllers that a storyboard creates. It is attached to the storyboard as an
/// associated object, since the storyboard's class must not add stored properties.
@MainActor
package final class StoryboardInjection {
  private let injector: ControllerInjector
  private let includesContained: () -> Bool

  /// - Parameter includesContained: Whether to inject into contained controllers, too.
  package init(_ injector: ControllerInjector, includesContained: @escaping () -> Bool = { true }) {
    self.injector = injector
    self.includesContained = includesContained
  }

  /// Injects into a controller before the caller of the storyboard gets it.
  package func didInstantiate(_ controller: AnyObject) {
    let isWhole = includesContained()
    injector.inject(into: controller) { isWhole ? containedControllers(of: $0) : [] }
  }
}

extension PlatformStoryboard {
  /// The injection of the storyboard's controllers; nil for a plain storyboard.
  package var injection: StoryboardInjection? {
    get { Platform.associated(with: self) as? StoryboardInjection }
    set { Platform.associate(newValue, with: self) }
  }

  /// Opens a storyboard file as an object of a subclass that adds no stored properties.
  ///
  /// The platform raises an exception if the file does not exist.
  package static func open<Storyboard: PlatformStoryboard>(
    as type: Storyboard.Type, _ name: String, in bundle: Bundle?
  ) -> Storyboard {
    let opened = Platform.openStoryboard(type, name, bundle)
    if let storyboard = opened as? Storyboard { return storyboard }
    // Some systems open a plain storyboard, whichever class receives the call.
    Platform.setClass(of: opened, to: type)
    return unsafeDowncast(opened, to: type)
  }
}
#endif
