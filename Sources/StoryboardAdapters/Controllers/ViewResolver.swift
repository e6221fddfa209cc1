package import DIEngine

/// Injects members into the views below a controller or view that requested it.
///
/// The container is held weakly: nothing is injected after its release.
package final class ViewResolver {
  private let injectView: (AnyObject) -> Void

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///     - view: The container.
  ///     - scope: Returns the container's scope at the time of an injection.
  ///     - failed: Called for a view whose injection failed.
  package init<View: ScopeView>(
    for view: View, scope: @escaping (View) -> Scope,
    failed: @escaping (AnyObject, Failure) -> Void
  ) {
    injectView = { [weak view] object in
      guard let view else { return }
      do throws(Failure) {
        // Most views have no component; the plan for each class records that.
        _ = try scope(view).injectController(object, from: .none, for: view) {}
      } catch {
        failed(object, error)
      }
    }
  }

  fileprivate func inject(into view: AnyObject) { injectView(view) }
}

/// Passes view resolvers down a tree of views.
package struct ViewTree {
  private let subviews: (AnyObject) -> [AnyObject]
  private let resolver: (AnyObject) -> ViewResolver?
  private let attach: (AnyObject, ViewResolver) -> Void

  /// Creates a tree.
  ///
  /// - Parameters:
  ///     - subviews: Returns the subviews of a view, in order.
  ///     - resolver: Returns the resolver that is attached to a view.
  ///     - attach: Attaches a resolver to a view, in place of an earlier one.
  package init(
    subviews: @escaping (AnyObject) -> [AnyObject],
    resolver: @escaping (AnyObject) -> ViewResolver?,
    attach: @escaping (AnyObject, ViewResolver) -> Void
  ) {
    self.subviews = subviews
    self.resolver = resolver
    self.attach = attach
  }

  /// Attaches a resolver to a view and those below it, and injects members into them, unless the view
  /// has a resolver already.
  package func pass(_ passed: ViewResolver?, to view: AnyObject) {
    guard let passed, resolver(view) == nil else { return }
    attach(view, passed)
    passed.inject(into: view)
    passToSubviews(of: view)
  }

  /// Passes the resolver attached to one object to a view.
  package func pass(from holder: AnyObject, to view: AnyObject) {
    pass(resolver(holder), to: view)
  }

  /// Injects members into the views below a view with the resolver attached to it: the component's own,
  /// if it has one.
  package func passToSubviews(of view: AnyObject) {
    guard let own = resolver(view) else { return }
    for subview in subviews(view) { pass(own, to: subview) }
  }
}
