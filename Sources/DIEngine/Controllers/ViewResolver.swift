/// Injects into the views below a controller or a view that asked for it.
///
/// The container is held weakly: nothing happens when it is gone.
package final class ViewResolver {
  private let injectView: (AnyObject) -> Void

  /// - Parameter failed: called for a view whose injection failed.
  package init<View: ScopeView>(
    for view: View, scope: @escaping (View) -> Scope,
    failed: @escaping (AnyObject, Failure) -> Void
  ) {
    injectView = { [weak view] object in
      guard let view else { return }
      do throws(Failure) {
        // Most views have no component, which is found out once for each class.
        _ = try scope(view).injectController(object, from: .none, for: view) {}
      } catch {
        failed(object, error)
      }
    }
  }

  fileprivate func inject(into view: AnyObject) { injectView(view) }
}

/// How view resolvers are handed down a tree of views.
package struct ViewTree {
  private let subviews: (AnyObject) -> [AnyObject]
  private let resolver: (AnyObject) -> ViewResolver?
  private let attach: (AnyObject, ViewResolver) -> Void

  /// - Parameters:
  ///   - subviews: the views in a view, in order.
  ///   - resolver: what is attached to a view.
  ///   - attach: attaches it, in place of what was attached.
  package init(
    subviews: @escaping (AnyObject) -> [AnyObject],
    resolver: @escaping (AnyObject) -> ViewResolver?,
    attach: @escaping (AnyObject, ViewResolver) -> Void
  ) {
    self.subviews = subviews
    self.resolver = resolver
    self.attach = attach
  }

  /// Injects into a view and into those below it, unless it has been reached before.
  package func pass(_ passed: ViewResolver?, to view: AnyObject) {
    guard let passed, resolver(view) == nil else { return }
    attach(view, passed)
    passed.inject(into: view)
    passToSubviews(of: view)
  }

  /// Hands what is attached to one object down to a view.
  package func pass(from holder: AnyObject, to view: AnyObject) {
    pass(resolver(holder), to: view)
  }

  /// Injects into the views below a view, as what is attached to that says: its own resolver, if its
  /// component has one.
  package func passToSubviews(of view: AnyObject) {
    guard let own = resolver(view) else { return }
    for subview in subviews(view) { pass(own, to: subview) }
  }
}
