// Code in Swift 5 mode compares `DIComponent.file` with its own `#file`, which is the full path.
// This module is in Swift 6 mode, where `#file` as a default argument would be the short form for
// every caller. `#filePath` has the meaning that those callers give to `#file`.
extension DIContainerBuilder {
  /// Registers a component by its type. Add a factory with `initializer`.
  ///
  /// ```swift
  /// builder.register(Cat.self).initializer { Cat() }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the objects to make.
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  /// - Returns: A builder that describes the component further.
  /// - Since: 0.9.9
  @inlinable @discardableResult
  public func register<T>(
    _ type: T.Type, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    add(type, file, line)
  }

  /// Registers a component with a factory without parameters.
  ///
  /// ```swift
  /// builder.register { Cat() }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  ///   - initializer: The factory. Requests rethrow its errors unchanged.
  /// - Returns: A builder that describes the component further.
  /// - Since: 1.1.0
  @inlinable @discardableResult
  public func register<T>(
    file: String = #filePath, line: Int = #line, initializer: @escaping () throws -> T
  ) -> DIRegistrationBuilder<T> {
    add(T.self, file, line).initializer(initializer)
  }

  /// Registers a component with a factory that resolves its dependencies from the scope.
  ///
  /// ```swift
  /// builder.register { Home(myCat: *!$0) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  ///   - initializer: The factory. It receives the scope of the request. Requests rethrow its
  ///     errors unchanged.
  /// - Returns: A builder that describes the component further.
  /// - Since: 0.9.9
  @inlinable @discardableResult
  public func register<T>(
    file: String = #filePath, line: Int = #line, initializer: @escaping (DIScope) throws -> T
  ) -> DIRegistrationBuilder<T> {
    add(T.self, file, line).initializer(initializer)
  }

  /// Registers a component with a factory that takes runtime arguments from the request.
  ///
  /// ```swift
  /// builder.register { Dog(name: $1) }
  /// let dog = try scope.resolve(Dog.self, arg: "Rex")
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  ///   - initializer: The factory. It receives the scope of the request and the arguments. Requests
  ///     rethrow its errors unchanged.
  /// - Returns: A builder that describes the component further.
  /// - Since: 0.9.9
  @inlinable @discardableResult
  public func register<T, Arg, each Rest>(
    file: String = #filePath, line: Int = #line,
    initializer: @escaping (DIScope, Arg, repeat each Rest) throws -> T
  ) -> DIRegistrationBuilder<T> {
    add(T.self, file, line).initializer(method: initializer)
  }

  /// Registers a component with a factory without parameters, as code before 1.0.0 spells it.
  ///
  /// - Parameters:
  ///   - short: The factory. Requests rethrow its errors unchanged.
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  /// - Returns: A builder that describes the component further.
  /// - Since: 0.9.9, until 1.0.0
  // A trailing closure matches both spellings; the newer one must win.
  @_disfavoredOverload
  @inlinable @discardableResult
  public func register<T>(
    short: @escaping () throws -> T, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    add(T.self, file, line).initializer(short)
  }

  /// Registers a class whose objects are created elsewhere, such as a view controller. The
  /// component offers its own type and needs no factory.
  ///
  /// The scope injects each external instance and caches the first one weakly. Until 1.2.0, and
  /// with the compile condition `DITRANQUILLITY_1_1` or `DITRANQUILLITY_1_2`, it caches all of them
  /// weakly; see ``DIRegistrationBuilder/instancePerRequest()``. A lifetime that you set replaces
  /// this one.
  ///
  /// ```swift
  /// builder.register(vc: HomeController.self).dependency { $1.presenter = *!$0 }
  /// try scope.resolve(controller)  // injects into the existing controller
  /// ```
  ///
  /// - Parameters:
  ///   - vc: The class.
  ///   - file: The file of the registration, which errors name. Use the default.
  ///   - line: The line of the registration, which errors name. Use the default.
  /// - Returns: A builder that describes the component further.
  /// - Since: 0.9.9
  @inlinable @discardableResult
  public func register<T: AnyObject>(
    vc: T.Type, file: String = #filePath, line: Int = #line
  ) -> DIRegistrationBuilder<T> {
    add(vc, file, line).asSelf().initializerDoesNotNeedToBe().remembersWeakly()
  }
}
