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

extension DIContainer {
  /// Makes a container of the same registrations whose `.perScope` objects are its own.
  ///
  /// Scopes know nothing of each other; objects of the single lifetimes are shared by all of them.
  /// Since 2.0.0.
  ///
  /// ```swift
  /// let session = container.newLifeTimeScope()
  /// ```
  ///
  /// - Returns: A container with an empty scope.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIContainer(engine:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func newLifeTimeScope() -> DIContainer {
    scope._withUnsafeGuaranteedRef { scope in
      DIContainer(viewing: Scope(scope.engine, Self.options))
    }
  }

  /// Lets this container share the `.perScope` objects of another one, from now on and in both
  /// directions. What its own scope held is forgotten. Since 2.0.0.
  ///
  /// ```swift
  /// let other = container.newLifeTimeScope().useScope(from: container)
  /// ```
  ///
  /// - Parameter container: A container of the same build. With one of another build nothing is
  ///   shared: their registrations are not the same.
  /// - Returns: This container.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use a DIScope and .custom, see docs/migration/declarations-2.md#requests"
  )
  #endif
  @discardableResult
  public func useScope(from container: DIContainer) -> DIContainer {
    let other = container.scope.takeUnretainedValue()
    let engine = scope._withUnsafeGuaranteedRef { $0.engine }
    reference.exchange(for: other.engine === engine ? other : Scope(engine, Self.options))
    return self
  }
}
