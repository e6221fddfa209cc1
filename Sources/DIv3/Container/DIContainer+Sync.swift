/// Requests in the spelling of 6.0: `sync: ()` selects the synchronous overload where an asynchronous one
/// exists.
extension DIContainer {
  /// Resolves an object of a type: the same as ``resolve(from:arguments:file:line:)``.
  ///
  /// ```swift
  /// let car: Car = container.resolve(sync: ())
  /// ```
  ///
  /// Traps as ``resolve(from:arguments:file:line:)`` does.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 6.0
  @inlinable
  public func resolve<T>(
    sync: Void, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    file: StaticString = #file, line: UInt = #line
  ) -> T {
    resolve(from: framework, arguments: arguments, file: file, line: line)
  }

  /// Resolves an object of a type with a tag: the same as ``resolve(tag:from:arguments:file:line:)``.
  ///
  /// Traps as ``resolve(from:arguments:file:line:)`` does.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - tag: The tag that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 6.0
  @inlinable
  public func resolve<T, Tag>(
    sync: Void, tag: Tag.Type, from framework: (any DIFramework.Type)? = nil,
    arguments: AnyArguments? = nil, file: StaticString = #file, line: UInt = #line
  ) -> T {
    resolve(tag: tag, from: framework, arguments: arguments, file: file, line: line)
  }

  /// Resolves an object of a type with a name: the same as ``resolve(name:from:arguments:file:line:)``.
  ///
  /// Traps as ``resolve(from:arguments:file:line:)`` does.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - name: The name that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 6.0
  @inlinable
  public func resolve<T>(
    sync: Void, name: String, from framework: (any DIFramework.Type)? = nil,
    arguments: AnyArguments? = nil, file: StaticString = #file, line: UInt = #line
  ) -> T {
    resolve(name: name, from: framework, arguments: arguments, file: file, line: line)
  }

  /// Resolves one object of each component that offers a type: the same as ``resolveMany(arguments:file:line:)``.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Returns: The objects, except those that can't be created.
  /// - Since: 6.0
  @inlinable
  public func resolveMany<T>(
    sync: Void, arguments: AnyArguments? = nil, file: StaticString = #file, line: UInt = #line
  ) -> [T] {
    resolveMany(arguments: arguments, file: file, line: line)
  }

  /// Injects dependencies into an object that other code created: the same as ``inject(into:from:file:line:)``.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - object: The object to inject into.
  ///   - framework: The framework whose components take precedence.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Since: 6.0
  public func inject<T>(
    sync: Void, into object: T, from framework: (any DIFramework.Type)? = nil,
    file: StaticString = #file, line: UInt = #line
  ) {
    inject(into: object, from: framework, file: file, line: line)
  }
}
