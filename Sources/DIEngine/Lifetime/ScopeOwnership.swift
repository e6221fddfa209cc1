public import CDIEngine

/// An ownership of a scope: held by one of its containers, or by an ownership of a child scope.
///
/// While a scope has owners, it keeps instances as their lifetimes demand. Delayed requests that remain
/// afterwards use a scope that keeps no instances by itself.
package struct ScopeOwnership: ~Copyable, Sendable {
  private let scope: Scope
  /// The number of ancestors owned with the scope: an owner of a scope owns its parent, too.
  private let ancestors: Int

  /// Creates an ownership.
  ///
  /// - Parameter scope: The scope, which counts this owner already.
  init(of scope: Scope) {
    self.scope = scope
    var count = 0
    var next = scope.parent
    while let ancestor = next, ancestor.addOwner() {
      count += 1
      next = ancestor.parent
    }
    ancestors = count
  }

  deinit {
    scope.removeOwner()
    var next = scope.parent
    for _ in 0..<ancestors {
      next?.removeOwner()
      next = next?.parent
    }
  }
}

/// A replaceable reference from a view to its scope, readable without a lock.
@usableFromInline
package struct ScopeReference: @unchecked Sendable {
  @usableFromInline let address: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let owner: Owner

  package init(_ scope: Scope) {
    owner = Owner(scope)
    address = owner.address
  }

  /// The current scope. It lives at least as long as the reference.
  @inlinable
  package var current: Unowned<Scope> {
    Unowned(address: UnsafeRawPointer(bitPattern: di_load_word(address)).unsafelyUnwrapped)
  }

  /// Replaces the scope; running requests continue with the previous one.
  package func exchange(for scope: Scope) {
    owner.scopes.locked { scopes in
      if !scopes.contains(where: { $0 === scope }) { scopes.append(scope) }
      di_store_word(address, UInt(bitPattern: Unowned(scope).address))
    }
  }

  /// Retains all scopes of the reference: a reader may still use a previous one.
  private final class Owner {
    let address = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
    let scopes: Guarded<[Scope]>
    /// A view shares the ownership of its scope.
    private let ownership: ScopeOwnership?

    init(_ scope: Scope) {
      scopes = Guarded([scope])
      ownership = scope.ownership
      address.initialize(to: Unowned(scope).address)
    }

    deinit {
      address.deallocate()
    }
  }
}
