public import DIEngine

extension DIRegistrationBuilder {
  /// Does something to each object once it is made. Since 2.0.0.
  ///
  /// Injections wait until all initials of the request have run; those of one object run in the
  /// order in which they were written.
  ///
  /// ```swift
  /// builder.register{ Cat() }.injection{ $0.lives = 9 }
  /// ```
  ///
  /// - Parameter method: Gets the object. What it throws fails the request unchanged.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 }, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func injection(_ method: @escaping (Impl) throws -> Void) -> Self {
    declaration.add(.automatic(isDeferred: true, method))
    return self
  }

  /// Injects dependencies that are resolved by their types. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.injection{ $0.owner = $1 }
  /// builder.register{ Cat() }.injection{ cat, owner in cat.owner = owner }
  /// ```
  ///
  /// - Parameter method: Gets the object and its dependencies. One that can't be had fails the
  ///   request, even if it is an Optional: see `injection(.optional)`.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 }, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func injection<P0, each P>(
    _ method: @escaping (Impl, P0, repeat each P) throws -> Void
  ) -> Self {
    declaration.add(.automatic(isDeferred: true, method))
    return self
  }

  /// Injects what the closure takes out of the container. Only 2.0.0; since 2.1.0 it is written
  /// `injection(.manual)`.
  ///
  /// ```swift
  /// builder.register{ Cat() }.injection{ container, cat in cat.owner = *?container }
  /// ```
  ///
  /// - Parameter method: Gets the container that was asked for the object, and the object.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 }, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func injection(_ method: @escaping (DIContainer, Impl) throws -> Void) -> Self {
    injection(.manual, method)
  }

  /// Injects what the closure takes out of the container. Since 2.1.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.injection(.manual){ container, cat in cat.owner = *?container }
  /// ```
  ///
  /// - Parameters:
  ///   - word: `.manual`.
  ///   - method: Gets the container that was asked for the object, and the object.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 }, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func injection(
    _ word: DIInjectionManual, _ method: @escaping (DIContainer, Impl) throws -> Void
  ) -> Self {
    declaration.add(.manual(isDeferred: true, method))
    return self
  }

  /// Injects a dependency, or nil if it can't be had for any reason. Since 2.1.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.injection(.optional){ $0.owner = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - word: `.optional`.
  ///   - method: Gets the object and the dependency. It always runs; what it throws itself fails
  ///     the request.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 }, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func injection<Inject>(
    _ word: DIInjectionOptional, _ method: @escaping (Impl, Inject?) throws -> Void
  ) -> Self {
    declaration.add(.optional(isDeferred: true, method))
    return self
  }

  /// Does something to each object after all its injections, wherever it is written; the last call
  /// counts. Since 2.1.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.injection{ $0.owner = $1 }.postInit{ _, cat in cat.wakeUp() }
  /// ```
  ///
  /// - Parameter method: Gets the container that was asked for the object, and the object.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use postInit(_:) of DIComponentBuilder, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func postInit(_ method: @escaping (DIContainer, Impl) throws -> Void) -> Self {
    declaration.finish(with: .manual(isDeferred: true, method))
    return self
  }
}
