#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
package import DIEngine
package import Foundation

/// What a storyboard of ours does with the controllers that it makes. It is attached to the
/// storyboard, whose class must not add stored properties.
@MainActor
package final class StoryboardInjection {
  private let injector: ControllerInjector
  private let includesContained: () -> Bool

  /// - Parameter includesContained: Whether contained controllers are injected, too.
  package init(_ injector: ControllerInjector, includesContained: @escaping () -> Bool = { true }) {
    self.injector = injector
    self.includesContained = includesContained
  }

  /// Injects into a controller, before whoever asked for it gets it.
  package func didInstantiate(_ controller: AnyObject) {
    let isWhole = includesContained()
    injector.inject(into: controller) { isWhole ? containedControllers(of: $0) : [] }
  }
}

extension PlatformStoryboard {
  /// What the storyboard does with its controllers; nil for a plain one.
  package var injection: StoryboardInjection? {
    get { Platform.associated(with: self) as? StoryboardInjection }
    set { Platform.associate(newValue, with: self) }
  }

  /// Opens a storyboard file as an object of a subclass that adds no stored properties.
  ///
  /// A file that does not exist is the platform's exception.
  package static func open<Storyboard: PlatformStoryboard>(
    as type: Storyboard.Type, _ name: String, in bundle: Bundle?
  ) -> Storyboard {
    let opened = Platform.openStoryboard(type, name, bundle)
    if let storyboard = opened as? Storyboard { return storyboard }
    // Some systems open a plain storyboard whatever class is asked.
    Platform.setClass(of: opened, to: type)
    return unsafeDowncast(opened, to: type)
  }
}
#endif
