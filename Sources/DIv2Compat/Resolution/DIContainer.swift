public import DIEngine

/// Resolves the components of a ``DIContainerBuilder``: makes their objects and keeps them.
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
/// Any number of threads may use a container, and so may the closures of components.
///
/// - Since: 2.0.0
public final class DIContainer: @unchecked Sendable {
  @usableFromInline let reference: ScopeReference

  @usableFromInline
  package init(viewing scope: Scope) {
    reference = ScopeReference(scope)
  }
}

extension DIContainer: GraphSource, ScopeView {
  @usableFromInline package var viewedScope: Scope { scope.object }
}

extension DIContainer: CustomDebugStringConvertible, CustomReflectable {}

extension DIContainer {
  /// The options of this generation's requests.
  static var options: RequestOptions {
    RequestOptions(joins: .sameEngine, afterFailure: .withdraw, excludesRootFromMany: false)
  }

  /// The engine of the container, which other builders and containers can share. An addition of
  /// this package.
  public var engine: Engine { scope.with { $0.engine } }

  /// The scope that keeps the container's objects.
  @inlinable
  var scope: Unowned<Scope> { reference.current }
}

extension DIContainer {
  /// Creates a container with the same components and its own `.perScope` objects.
  ///
  /// Scopes are independent of each other. All of them share the objects of the single lifetimes.
  ///
  /// ```swift
  /// let session = container.newLifeTimeScope()
  /// ```
  ///
  /// - Returns: A container without cached objects.
  /// - Since: 2.0.0
  public func newLifeTimeScope() -> DIContainer {
    scope.with { scope in
      DIContainer(viewing: Scope(scope.engine, Self.options))
    }
  }

  /// Makes this container share the `.perScope` objects of another one, from now on and in both
  /// directions. Later requests don't find the objects of its previous scope; the container retains
  /// that scope nevertheless, for requests that still run in it.
  ///
  /// ```swift
  /// let other = container.newLifeTimeScope().useScope(from: container)
  /// ```
  ///
  /// - Parameter container: A container of the same build. Containers of different builds share
  ///   nothing, since their components differ.
  /// - Returns: This container.
  /// - Since: 2.0.0
  @discardableResult
  public func useScope(from container: DIContainer) -> DIContainer {
    let other = container.scope.object
    let engine = scope.with { $0.engine }
    reference.exchange(for: other.engine === engine ? other : Scope(engine, Self.options))
    return self
  }
}
