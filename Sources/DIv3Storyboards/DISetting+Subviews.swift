#if canImport(UIKit) && !os(watchOS)
internal import DIEngine
public import DIv3
internal import UIKit

extension DISetting.Defaults {
  /// Whether each controller that is registered from now on injects into its views, as with
  /// ``DIComponentBuilder/autoInjectToSubviews()``. The default is `false`.
  ///
  /// ```swift
  /// DISetting.Defaults.injectToSubviews = true
  /// container.register(ListController.self)  // Its cells are injected, too.
  /// ```
  ///
  /// The setting had no effect in its original releases.
  ///
  /// - Since: 3.3.1, removed in 6.0
  public static var injectToSubviews: Bool {
    get { componentDefaults.value.complete != nil }
    set { componentDefaults.update { $0.complete = newValue ? addSubviewInjection : nil } }
  }
}

/// Makes a component whose objects are controllers inject into their views.
@Sendable
private func addSubviewInjection(to component: Component) {
  guard component.type is UIViewController.Type else { return }
  component.injections.append(
    MemberInjection(
      isDeferred: false,
      body: { box, _, thread in
        guard let controller = box.any as? UIViewController else { return }
        let container: DIContainer = thread.currentView()
        MainActor.assumeIsolated { ViewInjection.attach(to: controller, container) }
      }))
}
#endif
