#if canImport(UIKit) && !os(watchOS)
internal import DIEngine
public import DIv3
public import UIKit

extension DIComponentBuilder where Impl: UIViewController {
  /// Injects into the views of the controller, too: those whose classes are registered, at any depth,
  /// when its view is loaded or gets them. Cells and headers of tables and collection views count as
  /// soon as they are dequeued. Each view is injected once.
  ///
  /// ```swift
  /// container.register(ListController.self).injection(\.presenter).autoInjectToSubviews()
  /// container.register(PriceCell.self).injection(\.formatter)
  /// ```
  ///
  /// A `loadView()` of your own must call that of `super`, and a `didAddSubview(_:)` as well. At the
  /// first use, methods of UIKit's classes are exchanged for the whole program. The container is held
  /// weakly: nothing happens when it is gone.
  ///
  /// Built and tested against a stand-in of UIKit; not tried on a device.
  ///
  /// - Returns: The builder.
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
  /// Injects into the views in the view, too: those whose classes are registered, at any depth, now
  /// and when it gets them. Each view is injected once.
  ///
  /// ```swift
  /// container.register(PriceBoard.self).autoInjectToSubviews()
  /// container.register(PriceLabel.self).injection(\.formatter)
  /// ```
  ///
  /// - Returns: The builder.
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
