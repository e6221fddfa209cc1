public import DIEngine

/// Makes and keeps the objects of the components that a builder registered.
///
/// A scope is got from ``DIContainerBuilder/build()`` or ``newLifeTimeScope()``, and may be used by
/// any number of threads. Every closure of a component gets the scope that was asked.
#if MigrationHints
@available(*, deprecated, message: "use DIContainer, see docs/migration/declarations-1.md#requests")
#endif
public final class DIScope: ScopeView, Sendable {
  @usableFromInline let scope: Scope

  @usableFromInline
  package init(viewing scope: Scope) {
    self.scope = scope
  }

  convenience init(_ engine: Engine) {
    self.init(viewing: Scope(engine, Self.options))
  }

  /// How requests of this generation behave.
  static var options: RequestOptions {
    RequestOptions(joins: .sameScope, afterFailure: .finish, excludesRootFromMany: false)
  }

  /// The graph that the scope makes objects of; others may use it, too.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the engine of a DIContainer, see docs/migration/declarations-1.md#requests"
  )
  #endif
  public var engine: Engine { scope.engine }

  /// Makes a scope with the same components, and with objects of its own: only singles are
  /// shared.
  ///
  /// - Returns: A scope that keeps nothing yet.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIContainer(engine:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  public func newLifeTimeScope() -> DIScope {
    DIScope(scope.engine)
  }
}
