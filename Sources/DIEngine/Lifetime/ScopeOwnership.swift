/// Those who hold a scope from outside, as one: its containers, and those of scopes below it.
///
/// While they live, the scope keeps its objects as their lifetimes say. What delayed requests go on with
/// afterwards is a scope that keeps nothing by itself.
package final class ScopeOwnership: Sendable {
  private let scope: Scope
  /// Who holds a scope holds its parent.
  private let parent: ScopeOwnership?

  fileprivate init(of scope: Scope) {
    self.scope = scope
    parent = scope.parent?.ownership
  }

  deinit {
    scope.abandon()
  }
}

extension Scope {
  /// Begins the time in which somebody holds the scope from outside; it ends with the result.
  ///
  /// A scope for which it never begins keeps its objects as long as it lives.
  package func beginOwnership() -> ScopeOwnership {
    let ownership = ScopeOwnership(of: self)
    own(ownership)
    return ownership
  }
}
