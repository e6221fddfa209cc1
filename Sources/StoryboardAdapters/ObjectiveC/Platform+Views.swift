#if canImport(ObjectiveC) && canImport(UIKit) && !os(watchOS)
import ObjectiveC
package import UIKit

extension Platform {
  /// Calls a closure after a controller has loaded its view by the method of `UIViewController`.
  package static func afterLoadView(_ body: @escaping @MainActor (UIViewController) -> Void) {
    let selector = #selector(UIViewController.loadView)
    guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
    typealias Original = @convention(c) (UIViewController, Selector) -> Void
    let original = unsafeBitCast(method_getImplementation(method), to: Original.self)
    let replacement: @convention(block) (UIViewController) -> Void = { controller in
      original(controller, selector)
      MainActor.assumeIsolated { body(controller) }
    }
    method_setImplementation(method, imp_implementationWithBlock(replacement))
  }

  /// Calls a closure after a view has received a subview.
  package static func afterDidAddSubview(_ body: @escaping @MainActor (UIView, UIView) -> Void) {
    let selector = #selector(UIView.didAddSubview(_:))
    guard let method = class_getInstanceMethod(UIView.self, selector) else { return }
    typealias Original = @convention(c) (UIView, Selector, UIView) -> Void
    let original = unsafeBitCast(method_getImplementation(method), to: Original.self)
    let replacement: @convention(block) (UIView, UIView) -> Void = { view, subview in
      original(view, selector, subview)
      MainActor.assumeIsolated { body(view, subview) }
    }
    method_setImplementation(method, imp_implementationWithBlock(replacement))
  }

  /// Calls a closure after a table or collection view has dequeued a cell or another view.
  package static func afterDequeue(_ body: @escaping @MainActor (UIView, UIView?) -> Void) {
    afterDequeue(UITableView.self, "dequeueReusableCellWithIdentifier:", body)
    afterDequeue(UITableView.self, "dequeueReusableHeaderFooterViewWithIdentifier:", body)
    afterDequeueForPath(UITableView.self, "dequeueReusableCellWithIdentifier:forIndexPath:", body)
    afterDequeueForPath(
      UICollectionView.self, "dequeueReusableCellWithReuseIdentifier:forIndexPath:", body)
    afterDequeueOfKind(
      UICollectionView.self,
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:", body)
  }

  private static func afterDequeue(
    _ type: UIView.Type, _ name: String, _ body: @escaping @MainActor (UIView, UIView?) -> Void
  ) {
    let selector = NSSelectorFromString(name)
    guard let method = class_getInstanceMethod(type, selector) else { return }
    typealias Original = @convention(c) (UIView, Selector, NSString) -> UIView?
    let original = unsafeBitCast(method_getImplementation(method), to: Original.self)
    let replacement: @convention(block) (UIView, NSString) -> UIView? = { view, identifier in
      let dequeued = original(view, selector, identifier)
      MainActor.assumeIsolated { body(view, dequeued) }
      return dequeued
    }
    method_setImplementation(method, imp_implementationWithBlock(replacement))
  }

  private static func afterDequeueForPath(
    _ type: UIView.Type, _ name: String, _ body: @escaping @MainActor (UIView, UIView?) -> Void
  ) {
    let selector = NSSelectorFromString(name)
    guard let method = class_getInstanceMethod(type, selector) else { return }
    typealias Original = @convention(c) (UIView, Selector, NSString, NSIndexPath) -> UIView?
    let original = unsafeBitCast(method_getImplementation(method), to: Original.self)
    let replacement: @convention(block) (UIView, NSString, NSIndexPath) -> UIView? = {
      view, identifier, path in
      let dequeued = original(view, selector, identifier, path)
      MainActor.assumeIsolated { body(view, dequeued) }
      return dequeued
    }
    method_setImplementation(method, imp_implementationWithBlock(replacement))
  }

  private static func afterDequeueOfKind(
    _ type: UIView.Type, _ name: String, _ body: @escaping @MainActor (UIView, UIView?) -> Void
  ) {
    let selector = NSSelectorFromString(name)
    guard let method = class_getInstanceMethod(type, selector) else { return }
    typealias Original =
      @convention(c) (UIView, Selector, NSString, NSString, NSIndexPath) -> UIView?
    let original = unsafeBitCast(method_getImplementation(method), to: Original.self)
    let replacement: @convention(block) (UIView, NSString, NSString, NSIndexPath) -> UIView? = {
      view, kind, identifier, path in
      let dequeued = original(view, selector, kind, identifier, path)
      MainActor.assumeIsolated { body(view, dequeued) }
      return dequeued
    }
    method_setImplementation(method, imp_implementationWithBlock(replacement))
  }
}
#endif
