extension ComponentDeclaration {
  /// Adds an injection without dependencies.
  public func injecting(_ run: @escaping (Impl) throws -> Void) -> Self {
    injecting(source: .declared([], run: { object, _ in try run(object as! Impl) }))
  }

  /// Adds an injection of one dependency.
  ///
  /// - Parameters:
  ///   - dependency: The dependency.
  ///   - closingCycle: Whether the dependency leads back to this object.
  ///   - run: Injects the value into the object.
  public func injecting<P>(
    _ dependency: ComponentDependency, closingCycle: Bool = false,
    _ run: @escaping (Impl, P) throws -> Void
  ) -> Self {
    injecting(
      closingCycle: closingCycle,
      source: .declared(
        [dependency],
        run: { object, values in try run(object as! Impl, value(values[0])) }))
  }

  /// Adds an injection of two dependencies.
  public func injecting<P0, P1>(
    _ first: ComponentDependency, _ second: ComponentDependency,
    _ run: @escaping (Impl, P0, P1) throws -> Void
  ) -> Self {
    injecting(
      source: .declared(
        [first, second],
        run: { object, values in
          try run(object as! Impl, value(values[0]), value(values[1]))
        }))
  }

  /// Adds an injection of a runtime argument of the request.
  ///
  /// - Parameters:
  ///   - type: The type of the argument.
  ///   - closingCycle: Whether the injection runs when all objects of the request are made.
  ///   - run: Injects the argument into the object.
  public func injectingArgument<A>(
    _: A.Type, closingCycle: Bool = false, _ run: @escaping (Impl, A) throws -> Void
  ) -> Self {
    injecting(.argument(A.self), closingCycle: closingCycle, run)
  }

  /// Adds an injection that receives the container and resolves what it needs.
  public func injectingAsking(
    _ run: @escaping (Impl, ContainerResolver) throws -> Void
  ) -> Self {
    injecting(source: .asking(run: { object, container in try run(object as! Impl, container) }))
  }

  /// Sets the closure that runs after all injections of the object.
  public func postInit(_ run: @escaping (Impl) -> Void) -> Self {
    changed { $0.postInit = { run($0 as! Impl) } }
  }

  private func injecting(closingCycle: Bool = false, source: ComponentInjection.Source) -> Self {
    changed { $0.injections.append(ComponentInjection(source: source, closesCycle: closingCycle)) }
  }
}
