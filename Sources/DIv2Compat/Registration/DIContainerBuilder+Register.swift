public import DIEngine

extension DIContainerBuilder {
  /// Registers a type; how it is made is said by `initial`. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register(type: Cat.self).initial{ Cat() }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type as which the object is made known.
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out. A type that the same line registers again,
  ///     for instance in a loop, stays as it was registered first.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.init), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @inlinable
  @discardableResult
  public func register<T>(
    type: T.Type, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    registration(of: type, nil, file, line)
  }

  /// Registers a type by the closure, or the initializer, that makes its objects. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }
  /// builder.register(type: Cat.init)
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out.
  ///   - initial: Makes an object. What it throws reaches the caller of `resolve` unchanged.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.init), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @inlinable
  @discardableResult
  public func register<T>(
    file: String = #filePath, line: Int = #line, type initial: @escaping () throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(of: T.self, .automatic(initial), file, line)
  }

  /// Registers a type by a closure that gets the container. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ (container) in try Home(cat: container.resolve()) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out.
  ///   - initial: Makes an object. It gets the container that was asked for the object.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.init), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @inlinable
  @discardableResult
  public func register<T>(
    file: String = #filePath, line: Int = #line, type initial: @escaping (DIContainer) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(of: T.self, .manual(initial), file, line)
  }

  /// Registers a type by a closure, or an initializer, whose parameters are resolved by their
  /// types. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register(type: Home.init(cat:))
  /// builder.register{ Home(cat: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out.
  ///   - initial: Makes an object. Its parameters are asked for from left to right, by their types
  ///     alone; one that can't be had fails the request, even if it is an Optional.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.init), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @inlinable
  @discardableResult
  public func register<T, each P>(
    file: String = #filePath, line: Int = #line,
    type initial: @escaping (repeat each P) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(of: T.self, .automatic(initial), file, line)
  }

  @inlinable
  func registration<T>(
    of type: T.Type, _ factory: Factory?, _ file: String, _ line: Int
  ) -> DIRegistrationBuilder<T> {
    DIRegistrationBuilder(
      add(
        Component(
          of: T.self, file: file, line: line, behaviour: Self.behaviour,
          lifetime: Self.defaultLifetime, factory: factory)))
  }
}

extension DIContainerBuilder {
  /// Registers a class whose objects are made elsewhere, for instance by a storyboard, and handed
  /// to the container to be injected. Since 2.0.0.
  ///
  /// Short for `register(type: T.self).as(.self).initialNotNecessary()`. It was for view
  /// controllers; here it takes any class, on every platform.
  ///
  /// The lifetime is `DISetting.defaultLifeTime`; where that is `.perScope`, the container remembers
  /// the last one that is handed to it, as long as somebody else holds it.
  ///
  /// ```swift
  /// builder.register(vc: CatController.self).injection{ $0.cat = $1 }
  ///
  /// try container.resolve(controller)
  /// ```
  ///
  /// - Parameters:
  ///   - vc: The class.
  ///   - file: The file that errors name; leave it out.
  ///   - line: The line that errors name; leave it out.
  /// - Returns: The registration, to be described further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.self), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @discardableResult
  public func register<T: AnyObject>(
    vc: T.Type, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    let registration = register(type: vc, file: file, line: line).as(.self).initialNotNecessary()
    // Whoever shows a controller holds it: another one of the class takes its place.
    let component = registration.declaration.component
    if component.lifetime == DILifeTime.perScope.lifetime {
      component.lifetime = Lifetime(.scope, .weak)
    }
    return registration
  }
}
