public import CDIEngine

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

/// The scope that a view looks at, which can be exchanged while others read it.
@usableFromInline
package struct ScopeReference: @unchecked Sendable {
  @usableFromInline let address: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let owner: Owner

  package init(_ scope: Scope) {
    owner = Owner(scope)
    address = owner.address
  }

  /// The scope of the moment. It lives at least as long as the reference.
  @inlinable
  package var current: Unmanaged<Scope> {
    Unmanaged.fromOpaque(di_load_acquire(address).unsafelyUnwrapped)
  }

  /// Lets the view look at another scope; requests that already run go on with the former one.
  package func exchange(for scope: Scope) {
    owner.exchange(for: scope)
  }

  /// Holds the scopes: a reader may still be using a former one.
  private final class Owner {
    let address = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
    private let mutex = Mutex()
    private var scopes: [Scope]
    /// Who looks at a scope is one of those who hold it.
    private let ownership: ScopeOwnership?

    init(_ scope: Scope) {
      scopes = [scope]
      ownership = scope.ownership
      address.initialize(to: Unmanaged.passUnretained(scope).toOpaque())
    }

    deinit {
      address.deallocate()
    }

    func exchange(for scope: Scope) {
      mutex.locked {
        if !scopes.contains(where: { $0 === scope }) { scopes.append(scope) }
        di_store_release(address, Unmanaged.passUnretained(scope).toOpaque())
      }
    }
  }
}
