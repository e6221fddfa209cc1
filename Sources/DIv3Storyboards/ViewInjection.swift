#if canImport(UIKit) && !os(watchOS)
internal import DIEngine
internal import DIv3
internal import StoryboardAdapters
internal import UIKit

/// Injects into the views of controllers and views that requested it.
@MainActor
enum ViewInjection {
  private static let tree = ViewTree(
    subviews: { ($0 as? UIView)?.subviews ?? [] },
    resolver: { Platform.associated(with: $0) as? ViewResolver },
    attach: { Platform.associate($1, with: $0) })
  private static var isInstalled = false

  /// Injects into a controller's view: now if it is loaded, otherwise when it is.
  static func attach(to controller: UIViewController, _ container: DIContainer) {
    install()
    Platform.associate(resolver(of: container), with: controller)
    if let view = controller.viewIfLoaded { tree.pass(from: controller, to: view) }
  }

  /// Injects into the subviews of a view, now and when it gets more.
  static func attach(to view: UIView, _ container: DIContainer) {
    install()
    Platform.associate(resolver(of: container), with: view)
    tree.passToSubviews(of: view)
  }

  private static func resolver(of container: DIContainer) -> ViewResolver {
    ViewResolver(
      for: container, scope: { $0.scope }, failed: { log($1) })
  }

  private static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    Platform.afterLoadView { controller in
      if let view = controller.viewIfLoaded { tree.pass(from: controller, to: view) }
    }
    Platform.afterDidAddSubview { view, subview in tree.pass(from: view, to: subview) }
    Platform.afterDequeue { view, dequeued in
      if let dequeued { tree.pass(from: view, to: dequeued) }
    }
  }
}
#endif
