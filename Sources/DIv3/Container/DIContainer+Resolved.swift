internal import DIEngine

// Requests that throw where `resolve` ends the process. They throw nothing but `DIFailure`, yet don't state it: Swift 6.3.1
// crashes where `catch let failure as DIFailure`, which is always true then, uses the failure in a closure.
extension DIContainer {
  /// Resolves an object of a type, or throws why it can't.
  ///
  /// ```swift
  /// let database: Database = try container.resolved()
  /// let maybe: Truck? = try container.resolved()
  /// ```
  ///
  /// It does what ``resolve(from:arguments:file:line:)`` does, and throws where that traps: if the graph has no answer, or
  /// if a closure throws an error, such as one of a component of release 1 or 2 that shares the engine. A failed request
  /// keeps nothing that isn't complete; the next one tries again.
  ///
  /// - Parameters:
  ///   - framework: The framework whose components, and those of its imports, take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  /// - Returns: The object, or nil if `T` is an Optional that no component can serve. An error of a closure is thrown
  ///   then, too.
  /// - Throws: ``DIFailure``.
  /// - Complexity: O(1) plus the creation of the objects that don't exist yet. The first request for a
  ///   type also chooses its components.
  /// - Since: 0.1.0 of this package
  public func resolved<T>(
    from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil
  ) throws -> T {
    try resolved(.none, framework, arguments?.entries)
  }

  /// Resolves an object of a type and passes values for its `arg` parameters, or throws why it can't.
  ///
  /// ```swift
  /// let database: Database = try container.resolved(args: path)
  /// ```
  ///
  /// - Parameters:
  ///   - framework: The framework whose components take precedence.
  ///   - args: The values for the object's `arg` parameters in order, as in ``resolve(from:args:file:line:)``.
  /// - Returns: The object, or nil if `T` is an Optional that no component can serve.
  /// - Throws: ``DIFailure``, also if a required parameter has no value or one of another type.
  /// - Since: 0.1.0 of this package
  public func resolved<T>(
    from framework: (any DIFramework.Type)? = nil, args: Any?...
  ) throws -> T {
    try resolved(.none, framework, ArgumentEntries(T.self, args))
  }

  /// Resolves an object of a type with a tag, or throws why it can't.
  ///
  /// ```swift
  /// let engine: any Engine = try container.resolved(tag: Cheap.self)
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The tag that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  /// - Returns: The object, or nil if `T` is an Optional that no component can serve.
  /// - Throws: ``DIFailure``.
  /// - Since: 0.1.0 of this package
  public func resolved<T, Tag>(
    tag: Tag.Type, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil
  ) throws -> T {
    by(tag: tag, on: try resolved(from: framework, arguments: arguments))
  }

  /// Resolves an object of a type with a name, or throws why it can't.
  ///
  /// ```swift
  /// let engine: any Engine = try container.resolved(name: "diesel")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  /// - Returns: The object, or nil if `T` is an Optional that no component can serve.
  /// - Throws: ``DIFailure``.
  /// - Since: 0.1.0 of this package
  public func resolved<T>(
    name: String, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil
  ) throws -> T {
    guard let qualifier = Qualifier(ofOptional: name, for: T.self) else {
      do throws(Failure) {
        return try scope.resolve(
          T.self, unknownName: name, .softens, from: framework.map(module(of:)), for: self)
      } catch {
        throw DIFailure(error)
      }
    }
    return try resolved(qualifier, framework, arguments?.entries)
  }

  /// Resolves one object of each component that offers a type, in the order of registration, or throws why it can't.
  ///
  /// ```swift
  /// let loggers: [any Logger] = try container.resolvedMany()
  /// ```
  ///
  /// - Parameter arguments: Values for `arg` parameters, by component.
  /// - Returns: The objects, except those for which the graph has no answer; an empty array if there is no component.
  /// - Throws: ``DIFailure``, such as for an error that a closure throws.
  /// - Since: 0.1.0 of this package
  public func resolvedMany<T>(arguments: AnyArguments? = nil) throws -> [T] {
    many(try resolved(arguments: arguments))
  }

  private func resolved<T>(
    _ qualifier: Qualifier, _ framework: (any DIFramework.Type)?, _ entries: ArgumentEntries?
  ) throws -> T {
    do throws(Failure) {
      if let framework {
        return try scope.resolve(
          T.self, qualifier, .softens, from: module(of: framework), entries: entries, for: self)
      }
      guard var entries else {
        return try scope.resolve(T.self, qualifier, .softens, for: self)
      }
      return try scope.resolve(T.self, qualifier, .softens, entries: &entries, for: self)
    } catch {
      throw DIFailure(error)
    }
  }
}
