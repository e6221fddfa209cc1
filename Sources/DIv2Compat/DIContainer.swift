public import DIEngine

/// Makes objects as the registrations of a ``DIContainerBuilder`` say. Since 2.0.0.
///
/// ```swift
/// let builder = DIContainerBuilder()
/// builder.register{ Cat() }
/// builder.register(type: Home.init(cat:))
/// let container = try builder.build()
///
/// let home: Home = try container.resolve()
/// ```
///
/// A container may be used from any thread, and from inside the closures of registrations.
#if MigrationHints
@available(
  *, deprecated,
  message: "use the DIContainer of DIv3, see docs/migration/declarations-2.md#requests"
)
#endif
public final class DIContainer: @unchecked Sendable {
  @usableFromInline let reference: ScopeReference

  @usableFromInline
  package init(viewing scope: Scope) {
    reference = ScopeReference(scope)
  }
}

extension DIContainer: ScopeView {}

extension DIContainer {
  /// How requests of this generation behave.
  static var options: RequestOptions {
    RequestOptions(joins: .sameEngine, afterFailure: .withdraw, excludesRootFromMany: false)
  }

  /// The graph that the container makes objects of; others may use it, too.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the engine of a DIContainer, see docs/migration/declarations-2.md#requests"
  )
  #endif
  public var engine: Engine { scope._withUnsafeGuaranteedRef { $0.engine } }

  /// The scope whose objects the container gives.
  @inlinable
  var scope: Unmanaged<Scope> { reference.current }
}
