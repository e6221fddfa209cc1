/// Requests as 6.0 spells them where an asynchronous one could be meant: `sync: ()` says that it is not.
extension DIContainer {
  /// Makes or finds an object of a type: the same as ``resolve(from:arguments:)``.
  ///
  /// ```swift
  /// let car: Car = container.resolve(sync: ())
  /// ```
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - framework: the framework whose components are preferred.
  ///   - arguments: values for parameters that are declared with `arg`, by component.
  /// - Returns: the object; traps as ``resolve(from:arguments:)`` does.
  ///
  /// Since 6.0.
  @inlinable
  public func resolve<T>(
    sync: Void, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil
  ) -> T {
    resolve(from: framework, arguments: arguments)
  }

  /// Makes or finds the object of a type that has a tag: the same as
  /// ``resolve(tag:from:arguments:)``.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - tag: the tag that the component was offered with.
  ///   - framework: the framework whose components are preferred.
  ///   - arguments: values for parameters that are declared with `arg`, by component.
  /// - Returns: the object; traps as ``resolve(from:arguments:)`` does.
  ///
  /// Since 6.0.
  @inlinable
  public func resolve<T, Tag>(
    sync: Void, tag: Tag.Type, from framework: (any DIFramework.Type)? = nil,
    arguments: AnyArguments? = nil
  ) -> T {
    resolve(tag: tag, from: framework, arguments: arguments)
  }

  /// Makes or finds the object of a type that has a name: the same as
  /// ``resolve(name:from:arguments:)``.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - name: the name that the component was offered with.
  ///   - framework: the framework whose components are preferred.
  ///   - arguments: values for parameters that are declared with `arg`, by component.
  /// - Returns: the object; traps as ``resolve(from:arguments:)`` does.
  ///
  /// Since 6.0.
  @inlinable
  public func resolve<T>(
    sync: Void, name: String, from framework: (any DIFramework.Type)? = nil,
    arguments: AnyArguments? = nil
  ) -> T {
    resolve(name: name, from: framework, arguments: arguments)
  }

  /// Makes or finds one object of each component of a type: the same as
  /// ``resolveMany(arguments:)``.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - arguments: values for parameters that are declared with `arg`, by component.
  /// - Returns: the objects, without those that can't be made.
  ///
  /// Since 6.0.
  @inlinable
  public func resolveMany<T>(sync: Void, arguments: AnyArguments? = nil) -> [T] {
    resolveMany(arguments: arguments)
  }

  /// Injects into an object that was made elsewhere: the same as ``inject(into:from:)``.
  ///
  /// - Parameters:
  ///   - sync: `()`.
  ///   - object: the object.
  ///   - framework: the framework whose components are preferred.
  ///
  /// Since 6.0.
  public func inject<T>(
    sync: Void, into object: T, from framework: (any DIFramework.Type)? = nil
  ) {
    inject(into: object, from: framework)
  }
}
