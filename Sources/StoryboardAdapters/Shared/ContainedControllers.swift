#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Returns the controllers that a controller contains, in order. Loads no view.
@MainActor
package func containedControllers(of controller: AnyObject) -> [AnyObject] {
  (controller as? UIViewController)?.children ?? []
}
#elseif canImport(AppKit)
import AppKit

/// Returns the controllers that a controller contains, in order. Loads no view.
@MainActor
package func containedControllers(of controller: AnyObject) -> [AnyObject] {
  switch controller {
  case let window as NSWindowController: return window.contentViewController.map { [$0] } ?? []
  case let view as NSViewController: return view.children
  default: return []
  }
}
#endif
