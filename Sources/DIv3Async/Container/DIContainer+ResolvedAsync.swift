internal import DIEngine
internal import DIEngineAsync
public import DIv3

// Requests that throw where `resolve` ends the process, as in `DIContainer+Resolved.swift`.
extension DIContainer {
  /// Resolves an object of a type, or throws why it can't.
  ///
  /// ```swift
  /// let database: Database = try await container.resolved()
  /// ```
  ///
  /// It does what ``resolve(from:arguments:file:line:isolation:)`` does, and throws where that traps. A failed request
  /// keeps nothing that isn't complete; the next one tries again.
  ///
  /// If the task is cancelled while it waits for an object that another request makes, it waits no longer: the other
  /// request goes on. What this request has made so far fails, as by an error. A task that makes an object itself isn't
  /// interrupted: its closures see that it is cancelled, and decide.
  ///
  /// - Parameters:
  ///   - framework: The framework whose components, and those of its imports, take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that no component can serve. An error of a closure is thrown
  ///   then, too.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited.
  /// - Complexity: O(1) plus the creation of the objects that don't exist yet. The first request for a
  ///   type also chooses its components.
  /// - Since: 0.1.0 of this package
  public func resolved<T>(
    from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await resolved(.none, framework, arguments?.entries, isolation)
  }

  /// Resolves an object of a type and passes values for its `arg` parameters, or throws why it can't.
  ///
  /// - Parameters:
  ///   - framework: The framework whose components take precedence.
  ///   - args: The values for the object's `arg` parameters in order.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that no component can serve.
  /// - Throws: `DIFailure`, also if a required parameter has no value or one of another type; `CancellationError` if the
  ///   task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func resolved<T>(
    from framework: (any DIFramework.Type)? = nil, args: Any?...,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await resolved(.none, framework, ArgumentEntries(T.self, args), isolation)
  }

  /// Resolves an object of a type with a tag, or throws why it can't.
  ///
  /// - Parameters:
  ///   - tag: The tag that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that no component can serve.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func resolved<T, Tag>(
    tag: Tag.Type, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    by(
      tag: tag,
      on: try await resolved(.none, framework, arguments?.entries, isolation) as DIByTag<Tag, T>)
  }

  /// Resolves an object of a type with a name, or throws why it can't.
  ///
  /// - Parameters:
  ///   - name: The name that the component is offered with.
  ///   - framework: The framework whose components take precedence.
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The object, or nil if `T` is an Optional that no component can serve.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func resolved<T>(
    name: String, from framework: (any DIFramework.Type)? = nil, arguments: AnyArguments? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    guard let qualifier = Qualifier(ofOptional: name, for: T.self) else {
      // No component has the name, so that nothing is created.
      let synchronously: (DIContainer) throws -> T = {
        try $0.resolved(name: name, from: framework, arguments: arguments)
      }
      return try synchronously(self)
    }
    return try await resolved(qualifier, framework, arguments?.entries, isolation)
  }

  /// Resolves one object of each component that offers a type, in the order of registration, or throws why it can't.
  ///
  /// - Parameters:
  ///   - arguments: Values for `arg` parameters, by component.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The objects, except those for which the graph has no answer; an empty array if there is no component.
  /// - Throws: `DIFailure`, such as for an error that a closure throws; `CancellationError` if the task was cancelled
  ///   while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func resolvedMany<T>(
    arguments: AnyArguments? = nil, isolation: isolated (any Actor)? = #isolation
  ) async throws -> [T] {
    many(try await resolved(.none, nil, arguments?.entries, isolation) as DIMany<T>)
  }

  private func resolved<T>(
    _ qualifier: Qualifier, _ framework: (any DIFramework.Type)?, _ entries: ArgumentEntries?,
    _ isolation: isolated (any Actor)?
  ) async throws -> T {
    do throws(Failure) {
      if framework == nil, entries == nil {
        try await scope.waitWhileMade(
          T.self, qualifier, endsWhenCancelled: true, isolation: isolation)
      }
      return try await scope.resolve(
        T.self, qualifier, entries: entries, from: framework.map(module(of:)), for: self,
        endsWhenCancelled: true, isolation: isolation)
    } catch {
      throw report(of: error)
    }
  }
}

/// Returns what a request that throws reports for a failure.
func report(of failure: Failure) -> any Error {
  if case .cancelled = failure.kind { return CancellationError() }
  return DIFailure(failure)
}
