extension ComponentDeclaration {
  /// An injection without a dependency.
  public func injecting(_ run: @escaping (Impl) throws -> Void) -> Self {
    injecting(source: .declared([], run: { object, _ in try run(object as! Impl) }))
  }

  /// An injection of one dependency; `closingCycle` if the dependency leads back to this object.
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

  /// An injection of two dependencies at once.
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

  /// An injection that asks the container itself.
  public func injectingAsking(
    _ run: @escaping (Impl, ContainerResolver) throws -> Void
  ) -> Self {
    injecting(source: .asking(run: { object, container in try run(object as! Impl, container) }))
  }

  /// Runs when all injections of the object are done.
  public func postInit(_ run: @escaping (Impl) -> Void) -> Self {
    changed { $0.postInit = { run($0 as! Impl) } }
  }

  private func injecting(closingCycle: Bool = false, source: ComponentInjection.Source) -> Self {
    changed { $0.injections.append(ComponentInjection(source: source, closesCycle: closingCycle)) }
  }
}
