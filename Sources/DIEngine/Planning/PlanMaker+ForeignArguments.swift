// The generations pass runtime arguments in two ways: as a list whose types choose the initializer, or as
// values for a component whose parameters are marked as arguments. If a request uses one way and the
// component the other, the plan translates.
extension PlanMaker {
  /// Returns a plan that passes the request's list of arguments to the component as argument entries.
  func distributing<Value>(
    _ read: @escaping (UnsafeRawPointer) -> [Any?], _ plan: Plan, _ type: Value.Type
  ) -> Plan {
    ClosurePlan(plan.componentPlan) { (context) throws(Failure) -> Value in
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

  /// Returns a plan that uses the given values to choose among the initializers that take arguments.
  func choosing<Value>(
    _ type: Value.Type, _ componentPlan: ComponentPlan, _ plain: Plan
  ) -> Plan {
    let ways = componentPlan.component.rare.argumentFactories.compactMap { factory in
      factory.passArguments.map { pass in
        let componentPlan = registry.componentPlan(
          componentPlan.identity, signature: factory.signature, from: module)
        return (pass: pass, plan: componentPlan.plan(as: type, receiver))
      }
    }
    let chosen = Unowned(componentPlan)
    return ClosurePlan(plain.componentPlan) { (context) throws(Failure) -> Value in
      guard let entries = context.currentResolution!.pointee.entries else {
        return try plain.make(context)
      }
      switch chosen.with({ entries.pointee.values(for: $0) }) {
      case .none:
        return try plain.make(context)
      case .one(let given):
        let values = Array(given)
        for way in ways {
          if let value: Value = try way.plan.make(of: values, by: way.pass, context) {
            return value
          }
        }
        let types = values.map { value in value.map { Swift.type(of: $0) } ?? Any?.self }
        throw chosen.object.failure(
          .argumentsNotTaken(types: types), requested: Value.self, context.path)
      case .several:
        throw chosen.object.failure(
          .argumentsAmbiguous, requested: Value.self, context.path)
      }
    }
  }
}

extension Plan {
  /// Returns the object that the plan makes with the given values, or nil if its factory takes values of other
  /// types.
  fileprivate func make<Value>(
    of values: [Any?], by pass: PassArguments, _ context: ResolutionContext
  ) throws(Failure) -> Value? {
    let resolution = context.resolution
    let before = resolution.pointee.tuple
    defer { resolution.pointee.tuple = before }
    var result: Result<Value, Failure>?
    _ = pass(values) { arguments in
      resolution.pointee.tuple = arguments
      result = Result { () throws(Failure) in try make(context) }
    }
    return try result?.get()
  }
}
