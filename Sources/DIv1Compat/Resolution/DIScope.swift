public import DIEngine

/// Resolves the components of a ``DIContainerBuilder``: makes their objects and keeps them.
///
/// ``DIContainerBuilder/build()`` and ``newLifeTimeScope()`` create scopes. Any number of threads
/// may use a scope, and so may the closures of components: each receives the scope of the request.
///
/// - Since: 0.9.9
public final class DIScope: GraphSource, ScopeView, Sendable {
  @usableFromInline let scope: Scope

  @usableFromInline
  package init(viewing scope: Scope) {
    self.scope = scope
  }

  @usableFromInline package var viewedScope: Scope { scope }

  convenience init(_ engine: Engine) {
    self.init(viewing: Scope(engine, Self.options))
  }

  /// How requests of this generation behave.
  static var options: RequestOptions {
    RequestOptions(joins: .sameScope, afterFailure: .finish, excludesRootFromMany: false)
  }

  /// The engine of the scope, which other builders and containers can share. An addition of this
  /// package.
  public var engine: Engine { scope.engine }

  /// Creates a scope with the same components and its own `perScope` objects.
  ///
  /// Scopes are independent of each other. All of them share the objects of the single lifetimes.
  ///
  /// ```swift
  /// let session = scope.newLifeTimeScope()
  /// ```
  ///
  /// - Returns: A scope without cached objects.
  /// - Since: 0.9.9
  public func newLifeTimeScope() -> DIScope {
    DIScope(scope.engine)
  }
}

extension DIScope: CustomDebugStringConvertible, CustomReflectable {}
