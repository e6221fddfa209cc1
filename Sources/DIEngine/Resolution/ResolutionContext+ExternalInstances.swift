// Requests for external instances. The scope does not retain them, so a request may find none or
// several.

extension ResolutionContext {
  /// Returns the instance for a request for one object; fails if there are several.
  package func obtainExternal(_ plan: ComponentPlan) throws(Failure) -> AnyBox {
    if let box = try externalMember(plan) {
      plan.tracing?.reused(box, isFinished: false, self)
      return box
    }
    let found = try findExternal(plan)
    guard found.count == 1 else {
      let objects = Failure.ExternalObjects(objects: found.map(\.any))
      throw plan.failure(.severalExternal(objects), path)
    }
    return found[0]
  }

  /// Returns the instances for a request for all objects.
  func obtainAllExternal(_ plan: ComponentPlan) throws(Failure) -> [AnyBox] {
    if let box = try externalMember(plan) {
      plan.tracing?.reused(box, isFinished: false, self)
      let given = externalInstances(plan)
      return given.contains { $0.isSameObject(as: box) } ? given : [box] + given
    }
    return try findExternal(plan)
  }

  /// Returns the object of a cycle that the request must reuse, as with transient objects.
  private func externalMember(
    _ plan: ComponentPlan
  ) throws(Failure) -> AnyBox? {
    // External instances are available while another object of the component is being created.
    guard !isMaking(plan.identity) else { return nil }
    return try reentrantInstance(Unowned(plan))
  }

  /// Returns a new object, if the component has a factory, and the external instances: at least one
  /// object.
  private func findExternal(_ plan: ComponentPlan) throws(Failure) -> [AnyBox] {
    let isMaking = isMaking(plan.identity)
    let made = plan.hasFactory && !isMaking ? try plan.boxed.makeBox(self) : nil
    let given = externalInstances(plan)
    for box in given { plan.tracing?.reused(box, isFinished: true, self) }
    let found = adding(given, to: made.map { [$0] } ?? [])
    guard found.isEmpty else { return found }
    if isMaking { throw recursion(plan) }
    // Throws the failure that states the reason.
    return [try plan.boxed.makeBox(self)]
  }

  /// Returns the living external instances in order. Those of the current resolution come last: their
  /// injections may be outstanding.
  private func externalInstances(_ plan: ComponentPlan) -> [AnyBox] {
    let objects = plan.externalInstances(self)
    let resolution = self.resolution
    let own = resolution.pointee.graph?.object.externalInstances(to: objects) ?? []
    if !own.isEmpty {
      mark(plan.identity)
      receive(nil)
    }
    return adding(own, to: objects.living)
  }
}

private func adding(_ boxes: [AnyBox], to first: [AnyBox]) -> [AnyBox] {
  first + boxes.filter { box in !first.contains { $0.isSameObject(as: box) } }
}

extension ComponentPlan {
  /// Returns the external instances in the requested scope.
  package func externalInstances(_ context: ResolutionContext) -> ExternalInstances {
    context.resolution.pointee.scope.with {
      $0.externalInstances(of: identity)
    }
  }
}

extension PlanMaker {
  /// Returns the plan of a component that other code makes the instances of: if several of them match, its
  /// failure names the requested type.
  func external(
    _ plan: Plan, of componentPlan: ComponentPlan, _ type: any Any.Type, _ asked: any Any.Type
  ) -> Plan {
    let chosen = Unowned(componentPlan)
    func external<Value>(_ type: Value.Type) -> Plan {
      ClosurePlan(componentPlan) { (context) throws(Failure) -> Value in
        do throws(Failure) {
          return try plan.make(context)
        } catch {
          guard case .severalExternal = error.kind,
            error.component == chosen.with({ $0.info })
          else { throw error }
          throw Failure(
            error.kind, requested: asked, component: error.component, path: error.path,
            candidates: error.candidates)
        }
      }
    }
    return _openExistential(type, do: external)
  }

  // An array of all components contains every external instance of each component.

  /// Returns the plan for all objects of a component, or nil if each request yields exactly one.
  func allExternal<Element>(_ type: Element.Type, _ componentPlan: ComponentPlan) -> Plan? {
    // A delayed request reports several instances itself, when it runs.
    guard componentPlan.lifetime.kind.keeper == .others, elementBase(of: type) == peeled(type)
    else {
      return nil
    }
    let chosen = Unowned(componentPlan)
    let receiver = receiver
    let plan = ClosurePlan(componentPlan) { (context) throws(Failure) -> [Element] in
      let componentPlan = chosen.object
      var elements: [Element] = []
      for box in try context.obtainAllExternal(componentPlan) {
        switch converted(box.any, to: type, { context.admits($0, for: receiver) }) {
        case .value(let element): elements.append(element)
        case .misfit: throw componentPlan.conversionFailure(box.any, peeled(type), context)
        case .refused(let conformance):
          throw componentPlan.refusal(conformance, peeled(type), context)
        }
      }
      return elements
    }
    return reporting(plan, [Element].self, .element, Request())
  }
}
