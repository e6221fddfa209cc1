#if canImport(UIKit) && !os(watchOS)
internal import DIEngine
public import DIv3
public import UIKit

extension DIComponentBuilder where Impl: UIViewController {
  /// Injects into the controller's views, too: into all views at any depth whose classes are registered.
  ///
  /// ```swift
  /// container.register(ListController.self)
  ///   .injection(\.presenter).autoInjectToSubviews()
  /// container.register(PriceCell.self).injection(\.formatter)
  /// ```
  ///
  /// Each view is injected once: when the controller's view is loaded, or when the view is added to it.
  /// Cells and headers of table and collection views are injected when they are dequeued.
  ///
  /// Your own `loadView()` and `didAddSubview(_:)` must call `super`. The first use replaces methods of
  /// UIKit's classes for the whole process. The views hold the container weakly: once it is gone, they are
  /// not injected.
  ///
  /// Built and tested against a stand-in of UIKit; not tested on a device.
  ///
  /// - Returns: This builder.
  /// - Since: 3.3.1, until 4.7
  @discardableResult
  public func autoInjectToSubviews() -> Self {
    add(
      .manual(isDeferred: false) { (container: DIContainer, controller: Impl) in
        MainActor.assumeIsolated { ViewInjection.attach(to: controller, container) }
      })
  }
}

extension DIComponentBuilder where Impl: UIView {
  /// Injects into the view's subviews, too: into all views at any depth whose classes are registered.
  ///
  /// ```swift
  /// container.register(PriceBoard.self).autoInjectToSubviews()
  /// container.register(PriceLabel.self).injection(\.formatter)
  /// ```
  ///
  /// Each subview is injected once: immediately, or when it is added.
  ///
  /// - Returns: This builder.
  /// - Since: 3.3.1, until 4.7
  @discardableResult
  public func autoInjectToSubviews() -> Self {
    add(
      .manual(isDeferred: false) { (container: DIContainer, view: Impl) in
        MainActor.assumeIsolated { ViewInjection.attach(to: view, container) }
      })
  }
}
#endif
