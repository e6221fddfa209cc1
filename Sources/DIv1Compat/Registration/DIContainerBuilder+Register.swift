// Code in Swift 5 mode compares `DIComponent.file` with its own `#file`, which is the whole path.
// As a default argument of this module, which is in Swift 6 mode, `#file` would be the short form
// for every caller; `#filePath` is what `#file` means to them.
extension DIContainerBuilder {
  /// Registers a type. An initializer is to follow.
  ///
  /// ```swift
  /// builder.register(Cat.self).initializer { Cat() }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the objects to make.
  ///   - file: Where the component is registered; errors name it.
  ///   - line: Where the component is registered; errors name it.
  /// - Returns: What describes the component further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.init), see docs/migration/declarations-1.md#registration"
  )
  #endif
  @inlinable @discardableResult
  public func register<T>(
    _ type: T.Type, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    add(type, file, line)
  }

  /// Registers what a closure without parameters makes.
  ///
  /// ```swift
  /// builder.register { Cat() }
  /// ```
  ///
  /// - Parameters:
  ///   - file: Where the component is registered; errors name it.
  ///   - line: Where the component is registered; errors name it.
  ///   - initializer: Makes an object. An error that it throws reaches the caller of the request.
  /// - Returns: What describes the component further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register { X(a: $0) }, see docs/migration/declarations-1.md#registration"
  )
  #endif
  @inlinable @discardableResult
  public func register<T>(
    file: String = #filePath, line: Int = #line, initializer: @escaping () throws -> T
  ) -> DIRegistrationBuilder<T> {
    add(T.self, file, line).initializer(initializer)
  }

  /// Registers what a closure makes of other objects.
  ///
  /// ```swift
  /// builder.register { Home(myCat: *!$0) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: Where the component is registered; errors name it.
  ///   - line: Where the component is registered; errors name it.
  ///   - initializer: Makes an object; gets the scope that was asked. An error that it throws
  ///     reaches the caller of the request.
  /// - Returns: What describes the component further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register { X(a: $0) }, see docs/migration/declarations-1.md#registration"
  )
  #endif
  @inlinable @discardableResult
  public func register<T>(
    file: String = #filePath, line: Int = #line, initializer: @escaping (DIScope) throws -> T
  ) -> DIRegistrationBuilder<T> {
    add(T.self, file, line).initializer(initializer)
  }

  /// Registers what a closure makes of runtime arguments, which the request gives.
  ///
  /// ```swift
  /// builder.register { Dog(name: $1) }
  /// let dog = try scope.resolve(Dog.self, arg: "Rex")
  /// ```
  ///
  /// - Parameters:
  ///   - file: Where the component is registered; errors name it.
  ///   - line: Where the component is registered; errors name it.
  ///   - initializer: Makes an object; gets the scope that was asked and the arguments.
  /// - Returns: What describes the component further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register { X(a: $0) }, see docs/migration/declarations-1.md#registration"
  )
  #endif
  @inlinable @discardableResult
  public func register<T, Arg, each Rest>(
    file: String = #filePath, line: Int = #line,
    initializer: @escaping (DIScope, Arg, repeat each Rest) throws -> T
  ) -> DIRegistrationBuilder<T> {
    add(T.self, file, line).initializer(method: initializer)
  }

  /// Until 1.0.0: registers what a closure without parameters makes.
  ///
  /// - Parameters:
  ///   - short: Makes an object.
  ///   - file: Where the component is registered; errors name it.
  ///   - line: Where the component is registered; errors name it.
  /// - Returns: What describes the component further.
  // As a trailing closure both spellings fit; the newer one must win.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register { X() }, see docs/migration/declarations-1.md#registration"
  )
  #endif
  @_disfavoredOverload
  @inlinable @discardableResult
  public func register<T>(
    short: @escaping () throws -> T, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    add(T.self, file, line).initializer(short)
  }

  /// Registers a class whose objects are made elsewhere, such as a view controller, under its own
  /// type and without need of an initializer.
  ///
  /// The scope remembers the first one that is handed to it, as long as somebody else holds it; each
  /// one is injected. Until 1.2.0, and where one of the compile conditions `DITRANQUILLITY_1_1` and
  /// `DITRANQUILLITY_1_2` is set, it remembers all of them, as
  /// ``DIRegistrationBuilder/instancePerRequest()`` says. A lifetime that is stated counts instead.
  ///
  /// ```swift
  /// builder.register(vc: HomeController.self).dependency { $1.presenter = *!$0 }
  /// try scope.resolve(controller)  // injects into the one that exists
  /// ```
  ///
  /// - Parameters:
  ///   - vc: The class.
  ///   - file: Where the component is registered; errors name it.
  ///   - line: Where the component is registered; errors name it.
  /// - Returns: What describes the component further.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.self), see docs/migration/declarations-1.md#registration"
  )
  #endif
  @inlinable @discardableResult
  public func register<T: AnyObject>(
    vc: T.Type, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    add(vc, file, line).asSelf().initializerDoesNotNeedToBe().remembersWeakly()
  }
}
