#if canImport(UIKit) && !os(watchOS)
package import UIKit

/// A storyboard that injects into the controllers that it creates.
package final class InjectingStoryboard: UIStoryboard {
  package override func instantiateInitialViewController() -> UIViewController? {
    let controller = super.instantiateInitialViewController()
    if let controller { injection?.didInstantiate(controller) }
    return controller
  }

  package override func instantiateViewController(
    withIdentifier identifier: String
  ) -> UIViewController {
    let controller = super.instantiateViewController(withIdentifier: identifier)
    injection?.didInstantiate(controller)
    return controller
  }
}
#elseif canImport(AppKit)
package import AppKit

/// A storyboard that injects into the controllers that it creates.
package final class InjectingStoryboard: NSStoryboard {
  package override func instantiateInitialController() -> Any? {
    let controller = super.instantiateInitialController()
    if let controller { injection?.didInstantiate(controller as AnyObject) }
    return controller
  }

  package override func instantiateController(
    withIdentifier identifier: NSStoryboard.SceneIdentifier
  ) -> Any {
    let controller = super.instantiateController(withIdentifier: identifier)
    injection?.didInstantiate(controller as AnyObject)
    return controller
  }
}
#endif
