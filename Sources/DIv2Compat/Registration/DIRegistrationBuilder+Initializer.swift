public import DIEngine

extension DIRegistrationBuilder {
  /// Sets the factory for requests without arguments to one without parameters. The last such call
  /// wins.
  ///
  /// ```swift
  /// builder.register(type: Cat.self).initial{ Cat() }
  /// builder.register(type: Cat.self).initial(Cat.init)
  /// ```
  ///
  /// - Parameter method: The factory. Requests rethrow its errors unchanged.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func initial(_ method: @escaping () throws -> Impl) -> Self {
    declaration.add(.automatic(method))
    return self
  }

  /// Sets the factory for requests without arguments to one that receives the container.
  ///
  /// ```swift
  /// builder.register(type: Home.self)
  ///   .initial{ (container) in try Home(cat: container.resolve()) }
  /// ```
  ///
  /// - Parameter method: The factory. It receives the container of the request.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func initial(_ method: @escaping (DIContainer) throws -> Impl) -> Self {
    declaration.add(.manual(method))
    return self
  }

  /// Sets the factory for requests without arguments to one whose parameters are resolved by their
  /// types.
  ///
  /// ```swift
  /// builder.register(type: Home.self).initial(Home.init(cat:))
  /// builder.register(type: Home.self).initial{ Home(cat: $0) }
  /// ```
  ///
  /// - Parameter method: The factory. Its parameters are resolved from left to right, by their
  ///   types alone. If one can't be resolved, the request fails, even if the parameter is Optional.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func initial<each P>(_ method: @escaping (repeat each P) throws -> Impl) -> Self {
    declaration.add(.automatic(method))
    return self
  }

  /// Adds a factory for requests with arguments of exactly these types.
  ///
  /// A component may have one such factory for each list of types, in addition to the one without
  /// arguments.
  ///
  /// ```swift
  /// builder.register(type: Cat.self).initialWithArg{ Cat(name: $1) }
  /// let cat = try container.resolve(Cat.self, arg: "Tom")
  /// ```
  ///
  /// - Parameter method: The factory. It receives the container of the request and the arguments.
  ///   The exact static types of the arguments select it.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func initialWithArg<A0, each A>(
    _ method: @escaping (DIContainer, A0, repeat each A) throws -> Impl
  ) -> Self {
    declaration.add(.manual(method))
    return self
  }

  /// Allows the component to have no factory: its objects are created elsewhere and passed to the
  /// container for injection.
  ///
  /// ```swift
  /// builder.register(type: Screen.self)
  ///   .injection{ $0.cat = $1 }.initialNotNecessary()
  /// try container.resolve(screen)
  /// ```
  ///
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func initialNotNecessary() -> Self {
    declaration.needsInitial = false
    return self
  }
}
