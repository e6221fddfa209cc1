internal import CDIEngine

// Arguments are given in two ways: as a list whose types choose the initializer, or as values for a
// component whose parameters say that they take them. Where the request gives them in one way and the
// component takes them in the other, the plan translates.
extension PlanCompiler {
  /// The plan of a cell as one of its services, for the arguments that the request may come with.
  func served(
    _ type: any Any.Type, _ componentPlan: ComponentPlan, _ service: Service, _ request: Request
  ) -> Plan {
    let plan = plan(componentPlan, service)
    if let read = request.readArguments, componentPlan.options.contains(.declaresArguments) {
      func handing<Value>(_ type: Value.Type) -> Plan { handingOut(read, plan, type) }
      return _openExistential(type, do: handing)
    }
    if request.handsOutArguments, !componentPlan.component.argumentFactories.isEmpty {
      func choosing<Value>(_ type: Value.Type) -> Plan {
        self.choosing(type, componentPlan, service, plan)
      }
      return _openExistential(type, do: choosing)
    }
    return plan
  }

  /// A plan that hands a list of arguments out by the type that was asked for.
  private func handingOut<Value>(
    _ read: @escaping ReadArguments, _ plan: Plan, _ type: Value.Type
  ) -> Plan {
    ClosurePlan(plan.componentPlan, needsReentrancyCheck: plan.needsReentrancyCheck) {
      (context) throws(Failure) -> Value in
      let resolution = context.currentResolution!
      let before = resolution.pointee.entries
      let own = ArgumentEntries(Value.self, read(resolution.pointee.tuple!))
      resolution.pointee.tuple = nil
      defer { resolution.pointee.entries = before }
      return try withUnsafePointer(to: own) { (own) throws(Failure) -> Value in
        resolution.pointee.entries = own
        return try plan.make(context)
      }
    }
  }

  /// A plan that lets the given values choose among the initializers that take arguments.
  private func choosing<Value>(
    _ type: Value.Type, _ componentPlan: ComponentPlan, _ service: Service, _ plain: Plan
  ) -> Plan {
    let ways = componentPlan.component.argumentFactories.compactMap { factory in
      factory.hand.map { hand in
        let componentPlan = registry.componentPlan(
          componentPlan.identity, signature: factory.signature, from: module)
        return (hand: hand, plan: plan(componentPlan, service))
      }
    }
    let unmanaged = Unmanaged.passUnretained(componentPlan)
    // With a place of its own, a kept object would be found whatever the arguments are.
    let place =
      componentPlan.options.contains(.uncachedWithArguments) ? CachedInstance.none : plain.place
    return ClosurePlan(plain.componentPlan, place, needsReentrancyCheck: plain.needsReentrancyCheck)
    {
      (context) throws(Failure) -> Value in
      guard let entries = context.currentResolution!.pointee.entries else {
        return try plain.make(context)
      }
      switch unmanaged._withUnsafeGuaranteedRef({ entries.pointee.values(for: $0) }) {
      case .none:
        return try plain.make(context)
      case .one(let values):
        for way in ways {
          if let value: Value = try context.make(way.plan, of: values, by: way.hand) {
            return value
          }
        }
        let types = values.map { value in value.map { Swift.type(of: $0) } ?? Any?.self }
        throw context.refused(.argumentsNotTaken(types: types), Value.self, unmanaged)
      case .several:
        throw context.refused(.argumentsAmbiguous, Value.self, unmanaged)
      }
    }
  }
}

extension ResolutionContext {
  /// What a plan makes out of values, or nil if they are not what its maker takes.
  fileprivate func make<Value>(
    _ plan: Plan, of values: [Any?], by hand: HandArguments
  ) throws(Failure) -> Value? {
    let resolution = currentResolution!
    let before = resolution.pointee.tuple
    defer { resolution.pointee.tuple = before }
    var result: Result<Value, Failure>?
    _ = hand(values) { arguments in
      resolution.pointee.tuple = arguments
      do throws(Failure) {
        result = .success(try plan.make(self))
      } catch {
        result = .failure(error)
      }
    }
    return try result?.get()
  }

  fileprivate func refused(
    _ kind: Failure.Kind, _ type: any Any.Type, _ componentPlan: Unmanaged<ComponentPlan>
  ) -> Failure {
    let component = componentPlan.takeUnretainedValue().info
    return Failure(
      kind, requested: type, component: component, path: path,
      candidates: [component])
  }
}
