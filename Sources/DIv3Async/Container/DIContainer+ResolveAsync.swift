public import DIEngine
public import DIEngineAsync
public import DIv3

extension DIContainer {
  /// Resolves an object of a type: returns the one that the component's lifetime keeps, or creates it.
  ///
  /// ```swift
  /// let database: Database = await container.resolve()
  /// ```
  ///
  /// Creates the objects in the same order as a synchronous request. Asynchronous closures run on their own
  /// actors, all others where the caller runs. If no closure on the way may suspend, the request runs as a
  /// synchronous one, without suspension. While another task or thread creates an object that the request needs,
  /// the task is suspended. Such requests can't be cancelled, but those of
  /// ``resolved(from:arguments:isolation:)`` can: the closures see whether their task is.
  ///
  /// Traps as the synchronous request does.
  ///
  /// - Parameters:
  ///   - framework: The framework whose components, and those of its imports, take precedence if several
  ///     components offer the type.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Complexity: O(1) plus the creation of the objects that don't exist yet. The first request for a type
  ///   also chooses its components.
  /// - Since: 6.0
  @inlinable
  public func resolve<T>(
    from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    file: StaticString = #file, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    var begun: BegunRequest?
    if framework == nil, arguments == nil {
      switch Beginning(T.self, .none, in: scope, for: self, isOnActor: isolation != nil) {
      case .made(let object): return object
      case .stopped(let request): begun = request
      }
    }
    return await resolve(.none, framework, arguments?.entries, file, line, isolation, begun)
  }

  /// Resolves an object of a type and passes values for its `arg` parameters.
  ///
  /// Traps as ``resolve(from:arguments:file:line:isolation:)`` does, and if a required `arg` parameter has no value.
  ///
  /// - Parameters:
  ///   - framework: The framework whose components take precedence.
  ///   - args: The values for the object's `arg` parameters in order.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 6.0
  @inlinable
  public func resolve<T>(
    from framework: (any DIFramework.Type)? = nil, args: Any?...,
    file: StaticString = #file, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    await resolve(.none, framework, ArgumentEntries(T.self, args), file, line, isolation)
  }

  /// Resolves an object of a type with a tag.
  ///
  /// Traps as ``resolve(from:arguments:file:line:isolation:)`` does.
  ///
  /// - Parameters:
  ///   - tag: The tag that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 6.0
  @inlinable
  public func resolve<T, Tag>(
    tag: Tag.Type, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    file: StaticString = #file, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    by(
      tag: tag,
      on: await resolve(.none, framework, arguments?.entries, file, line, isolation)
        as DIByTag<Tag, T>)
  }

  /// Resolves an object of a type with a name.
  ///
  /// Traps as ``resolve(from:arguments:file:line:isolation:)`` does.
  ///
  /// - Parameters:
  ///   - name: The name that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that can't be resolved.
  /// - Since: 6.0
  public func resolve<T>(
    name: String, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    file: StaticString = #file, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) async -> T {
    guard let qualifier = Qualifier(ofOptional: name, for: T.self) else {
      // No component has the name, so that nothing is created.
      return resolve(
        sync: (), name: name, from: framework, arguments: arguments, file: file, line: line)
    }
    return await resolve(qualifier, framework, arguments?.entries, file, line, isolation)
  }

  /// Resolves one object of each component that offers a type, in the order of registration.
  ///
  /// Whether the objects belong to one object graph depends on `manySharesGraph`.
  ///
  /// - Parameters:
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The objects, except those that can't be created; an empty array if there is no component.
  /// - Since: 6.0
  @inlinable
  public func resolveMany<T>(
    arguments: AnyArguments? = nil, file: StaticString = #file, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) async -> [T] {
    many(await resolve(.none, nil, arguments?.entries, file, line, isolation) as DIMany<T>)
  }

  @usableFromInline
  func resolve<T>(
    _ qualifier: Qualifier, _ framework: (any DIFramework.Type)?, _ entries: ArgumentEntries?,
    _ file: StaticString, _ line: UInt, _ isolation: isolated (any Actor)?,
    _ begun: BegunRequest? = nil
  ) async -> T {
    do throws(Failure) {
      if begun == nil, framework == nil, entries == nil {
        try await scope.waitWhileMade(T.self, qualifier, isolation: isolation)
      }
      return try await scope.resolve(
        T.self, qualifier, begun, entries: entries, from: framework.map(module(of:)), for: self,
        isolation: isolation)
    } catch {
      unresolved(T.self, error, file, line)
    }
  }
}
