public import CDIEngine

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
