public import DIEngine
public import DIEngineAsync
public import DIv3

extension DIContainer {
  /// Registers a component whose objects an asynchronous closure creates; each parameter is a dependency.
  ///
  /// ```swift
  /// container.register { await Database(file: $0) }
  /// let database: Database = await container.resolve()
  /// ```
  ///
  /// The closure runs on its own actor, in the task of the request: task-local values and the cancellation of
  /// the request's task are seen there. Only requests with `await` can create the object; any request finds it
  /// once it is finished, if its lifetime keeps it. A synchronous request for an object that doesn't exist traps.
  ///
  /// Any number of tasks may request a kept object at once: one creates it, the others are suspended, and no
  /// thread is blocked. If the creating task is cancelled, it creates the object nevertheless.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An asynchronous initializer, or a closure that awaits.
  /// - Returns: A builder that configures the component further.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  public func register<Impl: Sendable, each Parameter>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) @Sendable (repeat each Parameter) async -> Impl
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: .asynchronous(isolation: closure.isolation, closure))
    )
  }

  /// Registers a component whose objects an asynchronous closure creates that may throw; each parameter is a dependency.
  ///
  /// ```swift
  /// container.register(throwing: { try await Database(file: $0) })
  ///   .lifetime(.perContainer(.strong))
  /// let database: Database = try await container.resolved()
  /// ```
  ///
  /// If the closure throws, the request fails, and all that need the object fail with it; nothing of it is kept. Tasks
  /// that waited for the object make it themselves then, one of them at a time.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An asynchronous initializer that may throw, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 0.1.0 of this package
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func register<Impl: Sendable, each Parameter>(
    file: String = #file, line: Int = #line,
    throwing closure:
      @escaping @isolated(any) @Sendable (repeat each Parameter) async throws -> Impl
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: .asynchronous(isolation: closure.isolation, closure))
    ).throwing()
  }
}

// A member of a protocol: where both fit, the compiler prefers the member of the class.
extension GraphSource where Self: DIContainer {
  /// Registers a component whose objects a nonisolated asynchronous function creates.
  ///
  /// ```swift
  /// nonisolated final class Cache: Sendable { init() async {} }
  /// container.register(Cache.init)
  /// ```
  ///
  /// The compiler chooses it in code with `NonisolatedNonsendingByDefault`, where the type of such an initializer has no
  /// `@isolated(any)`. The function runs in the task of the request, on no actor.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - function: An asynchronous initializer or function.
  /// - Returns: A builder that configures the component further.
  /// - Since: 0.1.0 of this package
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func register<Impl: Sendable, each Parameter>(
    file: String = #file, line: Int = #line,
    _ function: @escaping @Sendable (repeat each Parameter) async -> Impl
  ) -> DIComponentBuilder<Impl> {
    let closure: @isolated(any) @Sendable (repeat each Parameter) async -> Impl = function
    return register(file: file, line: line, closure)
  }
}
