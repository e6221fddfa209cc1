internal import DIEngine
internal import DIEngineAsync
public import DIv3

extension DIContainer {
  /// Injects dependencies into an object that other code created.
  ///
  /// ```swift
  /// container.register(Screen.self).injection { await $0.show($1) }
  /// await container.inject(into: screen)
  /// ```
  ///
  /// Finds the component and keeps the object as the synchronous method does, and awaits asynchronous
  /// injections. Traps only for failures that an Optional dependency does not turn into nil either.
  ///
  /// - Parameters:
  ///   - object: The object to inject into.
  ///   - framework: The framework whose components take precedence if several are registered for the
  ///     object's type.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Since: 6.0
  public func inject<T>(
    into object: T, from framework: (any DIFramework.Type)? = nil,
    file: StaticString = #file, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard let reference = injectable(object) else { return }
    do throws(Failure) {
      try await scope.inject(
        into: reference, as: type(of: reference), from: framework.map(module(of:)), for: self,
        isolation: isolation)
    } catch {
      notInjected(T.self, error, file, line)
    }
  }

  /// Creates the objects of all `single` components that don't exist yet, in the order of registration.
  ///
  /// Skips components whose dependencies are missing, and logs a message for each. Other failures, such
  /// as endless recursion, trap.
  ///
  /// - Parameter isolation: The actor of the caller. Leave it out.
  /// - Complexity: O(*n*) in the number of components, plus the creation of the objects.
  /// - Since: 6.0
  public func initializeSingletonObjects(
    isolation: isolated (any Actor)? = #isolation
  ) async {
    for component in beginEagerCreation("singleton objects", { $0.lifetime.isEager }) {
      await createEagerly(component, isolation)
    }
    endEagerCreation("singleton objects")
  }

  /// Creates the objects of all components of a scope that don't exist yet, in the order of registration.
  ///
  /// Skips components whose dependencies are missing, and logs a message for each. Other failures, such
  /// as endless recursion, trap.
  ///
  /// - Parameters:
  ///   - diScope: The scope that the components received by `lifetime(.custom(scope))`.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Complexity: O(*n*) in the number of components, plus the creation of the objects.
  /// - Since: 6.0
  public func initializeObjectsForScope(
    _ diScope: DIScope, isolation: isolated (any Actor)? = #isolation
  ) async {
    for component in beginEagerCreation("objects of \(diScope)", { $0.store === diScope }) {
      await createEagerly(component, isolation)
    }
    endEagerCreation("objects of \(diScope)")
  }

  private func createEagerly(_ component: Component, _ isolation: isolated (any Actor)?) async {
    do throws(Failure) {
      try await scope.createEagerly(component, for: self, isolation: isolation)
    } catch {
      notCreated(component, error)
    }
  }
}
