public import DIEngine

extension DIContainerBuilder {
  /// Registers a component by its type. Add a factory with `initial`.
  ///
  /// ```swift
  /// builder.register(type: Cat.self).initial{ Cat() }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The registered type.
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default. If the same line
  ///     registers the same type again, for instance in a loop, the first component stays.
  /// - Returns: A builder that describes the component further.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func register<T>(
    type: T.Type, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    registration(of: type, nil, file, line)
  }

  /// Registers a component with a factory without parameters: a closure or an initializer.
  ///
  /// ```swift
  /// builder.register{ Cat() }
  /// builder.register(type: Cat.init)
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  ///   - initial: The factory. Requests rethrow its errors unchanged.
  /// - Returns: A builder that describes the component further.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func register<T>(
    file: String = #filePath, line: Int = #line, type initial: @escaping () throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(of: T.self, .automatic(initial), file, line)
  }

  /// Registers a component with a factory that resolves its dependencies from the container.
  ///
  /// ```swift
  /// builder.register{ (container) in try Home(cat: container.resolve()) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  ///   - initial: The factory. It receives the container of the request. Requests rethrow its
  ///     errors unchanged.
  /// - Returns: A builder that describes the component further.
  /// - Since: 2.0.0
  @inlinable
  @discardableResult
  public func register<T>(
    file: String = #filePath, line: Int = #line, type initial: @escaping (DIContainer) throws -> T
  ) -> DIRegistrationBuilder<T> {
    registration(of: T.self, .manual(initial), file, line)
  }

  /// Registers a component with a factory whose parameters are resolved by their types.
  ///
  /// ```swift
  /// builder.register(type: Home.init(cat:))
  /// builder.register{ Home(cat: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  ///   - initial: The factory. Its parameters are resolved from left to right, by their types
  ///     alone. If one can't be resolved, the request fails, even if the parameter is Optional.
  /// - Returns: A builder that describes the component further.
  /// - Since: 2.0.0
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
  /// Registers a class whose objects are created elsewhere, such as a view controller. The
  /// component offers its own type and needs no factory.
  ///
  /// Equivalent to `register(type: T.self).as(.self).initialNotNecessary()`. The original took view
  /// controllers; here it takes any class, on every platform.
  ///
  /// The lifetime is `DISetting.defaultLifeTime`. Where that is `.perScope`, the container caches
  /// the last external instance weakly.
  ///
  /// ```swift
  /// builder.register(vc: CatController.self).injection{ $0.cat = $1 }
  ///
  /// try container.resolve(controller)
  /// ```
  ///
  /// - Parameters:
  ///   - vc: The class.
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  /// - Returns: A builder that describes the component further.
  /// - Since: 2.0.0
  @discardableResult
  public func register<T: AnyObject>(
    vc: T.Type, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    let registration = register(type: vc, file: file, line: line).as(.self).initialNotNecessary()
    // Weak: whoever shows a controller retains it, and the next controller of the class replaces
    // it.
    let component = registration.declaration.component
    if component.lifetime == DILifeTime.perScope.lifetime {
      component.lifetime = Lifetime(.scope, .weak)
    }
    return registration
  }
}
