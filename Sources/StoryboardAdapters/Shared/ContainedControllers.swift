#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The controllers that a controller contains, in order. No view is loaded for it.
@MainActor
package func containedControllers(of controller: AnyObject) -> [AnyObject] {
  (controller as? UIViewController)?.children ?? []
}
#elseif canImport(AppKit)
import AppKit

/// The controllers that a controller contains, in order. No view is loaded for it.
@MainActor
package func containedControllers(of controller: AnyObject) -> [AnyObject] {
  switch controller {
  case let window as NSWindowController: return window.contentViewController.map { [$0] } ?? []
  case let view as NSViewController: return view.children
  default: return []
  }
}
#endif
