public import DIEngine

extension DIRegistrationBuilder {
  /// Adds a deferred injection without dependencies.
  ///
  /// Injections run after all factories of the request have returned. Those of one object run in
  /// the order of these calls.
  ///
  /// ```swift
  /// builder.register{ Cat() }.injection{ $0.lives = 9 }
  /// ```
  ///
  /// - Parameter method: The injection. It receives the object. Requests rethrow its errors
  ///   unchanged.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func injection(_ method: @escaping (Impl) throws -> Void) -> Self {
    declaration.add(.automatic(isDeferred: true, method))
    return self
  }

  /// Adds a deferred injection whose dependencies are resolved by their types.
  ///
  /// ```swift
  /// builder.register{ Cat() }.injection{ $0.owner = $1 }
  /// builder.register{ Cat() }.injection{ cat, owner in cat.owner = owner }
  /// ```
  ///
  /// - Parameter method: The injection. It receives the object and its dependencies. If one can't
  ///   be resolved, the request fails, even if it is Optional: use `injection(.optional)` there.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func injection<P0, each P>(
    _ method: @escaping (Impl, P0, repeat each P) throws -> Void
  ) -> Self {
    declaration.add(.automatic(isDeferred: true, method))
    return self
  }

  /// Adds a deferred injection that resolves its dependencies from the container. 2.1.0 renamed it
  /// to `injection(.manual)`.
  ///
  /// ```swift
  /// builder.register{ Cat() }
  ///   .injection{ container, cat in cat.owner = *?container }
  /// ```
  ///
  /// - Parameter method: The injection. It receives the container of the request and the object.
  /// - Returns: This builder.
  /// - Since: 2.0.0 only
  @inlinable
  @discardableResult
  public func injection(_ method: @escaping (DIContainer, Impl) throws -> Void) -> Self {
    injection(.manual, method)
  }

  /// Adds a deferred injection that resolves its dependencies from the container.
  ///
  /// ```swift
  /// builder.register{ Cat() }
  ///   .injection(.manual){ container, cat in cat.owner = *?container }
  /// ```
  ///
  /// - Parameters:
  ///   - word: `.manual`.
  ///   - method: The injection. It receives the container of the request and the object.
  /// - Returns: This builder.
  /// - Since: 2.1.0
  @inlinable
  @discardableResult
  public func injection(
    _ word: DIInjectionManual, _ method: @escaping (DIContainer, Impl) throws -> Void
  ) -> Self {
    declaration.add(.manual(isDeferred: true, method))
    return self
  }

  /// Adds a deferred injection of one dependency, or of nil if its request fails for any reason.
  ///
  /// ```swift
  /// builder.register{ Cat() }.injection(.optional){ $0.owner = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - word: `.optional`.
  ///   - method: The injection. It receives the object and the dependency. It always runs; requests
  ///     rethrow its own errors unchanged.
  /// - Returns: This builder.
  /// - Since: 2.1.0
  @inlinable
  @discardableResult
  public func injection<Inject>(
    _ word: DIInjectionOptional, _ method: @escaping (Impl, Inject?) throws -> Void
  ) -> Self {
    declaration.add(.optional(isDeferred: true, method))
    return self
  }

  /// Sets the post-init closure. It runs after all injections of the object, wherever you write it;
  /// the last call wins.
  ///
  /// ```swift
  /// builder.register{ Cat() }
  ///   .injection{ $0.owner = $1 }.postInit{ _, cat in cat.wakeUp() }
  /// ```
  ///
  /// - Parameter method: The closure. It receives the container of the request and the object.
  /// - Returns: This builder.
  /// - Since: 2.1.0
  @inlinable
  @discardableResult
  public func postInit(_ method: @escaping (DIContainer, Impl) throws -> Void) -> Self {
    declaration.finish(with: .manual(isDeferred: true, method))
    return self
  }
}
