/// One of those who hold a scope from outside: a container of it, or somebody who holds one below it.
///
/// While they live, the scope keeps its objects as their lifetimes say. What delayed requests go on with
/// afterwards is a scope that keeps nothing by itself.
package final class ScopeOwnership: Sendable {
  private let scope: Scope
  /// Who holds a scope holds its parent.
  private let parent: ScopeOwnership?

  /// - Parameter scope: counts this one as an owner already.
  fileprivate init(of scope: Scope) {
    self.scope = scope
    parent = scope.parent?.ownership
  }

  deinit {
    scope.removeOwner()
  }
}

extension Scope {
  /// Begins to hold the scope from outside; that ends with the result.
  ///
  /// A scope that nobody ever begins to hold keeps its objects as long as it lives.
  package func beginOwnership() -> ScopeOwnership {
    _ = addOwner()
    return ScopeOwnership(of: self)
  }

  /// Holds the scope from outside, too, if somebody does.
  package var ownership: ScopeOwnership? {
    addOwner(ifOwned: true) ? ScopeOwnership(of: self) : nil
  }
}
