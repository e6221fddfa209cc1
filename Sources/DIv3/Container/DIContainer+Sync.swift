/// Requests in the spelling of 6.0: `sync: ()` selects the synchronous overload where an asynchronous one
/// exists.
extension DIContainer {
  /// Resolves an object of a type: the same as ``resolve(from:arguments:)``.
  ///
  /// ```swift
  /// let car: Car = container.resolve(sync: ())
  /// ```
  ///
  /// Traps as ``resolve(from:arguments:)`` does.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 6.0
  @inlinable
  public func resolve<T>(
    sync: Void, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil
  ) -> T {
    resolve(from: framework, arguments: arguments)
  }

  /// Resolves an object of a type with a tag: the same as ``resolve(tag:from:arguments:)``.
  ///
  /// Traps as ``resolve(from:arguments:)`` does.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - tag: The tag that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 6.0
  @inlinable
  public func resolve<T, Tag>(
    sync: Void, tag: Tag.Type, from framework: (any DIFramework.Type)? = nil,
    arguments: AnyArguments? = nil
  ) -> T {
    resolve(tag: tag, from: framework, arguments: arguments)
  }

  /// Resolves an object of a type with a name: the same as ``resolve(name:from:arguments:)``.
  ///
  /// Traps as ``resolve(from:arguments:)`` does.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - name: The name that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 6.0
  @inlinable
  public func resolve<T>(
    sync: Void, name: String, from framework: (any DIFramework.Type)? = nil,
    arguments: AnyArguments? = nil
  ) -> T {
    resolve(name: name, from: framework, arguments: arguments)
  }

  /// Resolves one object of each component that offers a type: the same as ``resolveMany(arguments:)``.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - arguments: Values for `arg` parameters, by component.
  /// - Returns: The objects, except those that can't be created.
  /// - Since: 6.0
  @inlinable
  public func resolveMany<T>(sync: Void, arguments: AnyArguments? = nil) -> [T] {
    resolveMany(arguments: arguments)
  }

  /// Injects dependencies into an object that other code created: the same as ``inject(into:from:)``.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - object: The object to inject into.
  ///   - framework: The framework whose components take precedence.
  /// - Since: 6.0
  public func inject<T>(
    sync: Void, into object: T, from framework: (any DIFramework.Type)? = nil
  ) {
    inject(into: object, from: framework)
  }
}
