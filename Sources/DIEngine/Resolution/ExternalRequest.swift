/// A request for instances that other code makes. The scope does not retain them, so a request may find none or
/// several.
struct ExternalRequest {
  let plan: BoxedPlan
  let context: ResolutionContext

  /// Returns the instance for a request for one object; fails if there are several.
  func one() throws(Failure) -> AnyBox {
    if let box = try member() { return box }
    let found = try find()
    guard found.count == 1 else {
      let objects = Failure.ExternalObjects(objects: found.map(\.any))
      throw plan.failure(.severalExternal(objects), context.path)
    }
    return found[0]
  }

  /// Returns the instances for a request for all objects.
  func all() throws(Failure) -> [AnyBox] {
    guard let box = try member() else { return try find() }
    let given = given
    return given.contains { $0.isSameObject(as: box) } ? given : [box] + given
  }

  /// Whether an object of the component is being made.
  private var isMaking: Bool { context.frames.isMaking(plan.identity) }

  /// Returns the object of a cycle that the request must reuse, as with transient objects.
  private func member() throws(Failure) -> AnyBox? {
    // External instances are available while another object of the component is being created.
    isMaking ? nil : try plan.reentrant(context)
  }

  /// Returns a new object, if the component has a factory, and the external instances: at least one
  /// object.
  private func find() throws(Failure) -> [AnyBox] {
    let isMaking = isMaking
    let made = plan.hasFactory && !isMaking ? try plan.makeBox(context) : nil
    let given = given.map { plan.received($0, isFinished: true, context) }
    let found = adding(given, to: made.map { [$0] } ?? [])
    guard found.isEmpty else { return found }
    if isMaking { throw context.frames.recursion(plan) }
    // Throws the failure that states the reason.
    return [try plan.makeBox(context)]
  }

  /// The living external instances in order. Those of the current resolution come last: their
  /// injections may be outstanding.
  private var given: [AnyBox] {
    let objects = plan.externalInstances(context)
    let own = context.resolution.pointee.graph?.object.externalInstances(to: objects) ?? []
    if !own.isEmpty {
      context.frames.mark(plan.identity)
      context.receive(nil)
    }
    return adding(own, to: objects.living)
  }
}

private func adding(_ boxes: [AnyBox], to first: [AnyBox]) -> [AnyBox] {
  first + boxes.filter { box in !first.contains { $0.isSameObject(as: box) } }
}

extension ComponentPlan {
  /// Returns the external instances in the requested scope.
  func externalInstances(_ context: ResolutionContext) -> ExternalInstances {
    context.resolution.pointee.scope.with { $0.externalInstances(of: identity) }
  }
}

extension PlanMaker {
  /// Returns the plan of a component that other code makes the instances of: if several of them match, its
  /// failure names the requested type.
  func external(_ plan: Plan, of componentPlan: ComponentPlan, asked: any Any.Type) -> Plan {
    let chosen = Unowned(componentPlan)
    return AroundPlan(plan) { _ in
      { (failure, _, _) throws(Failure) in
        guard let failure else { return }
        guard case .severalExternal = failure.kind,
          failure.component == chosen.with({ $0.info })
        else { throw failure }
        throw Failure(
          failure.kind, requested: asked, component: failure.component, path: failure.path,
          candidates: failure.candidates)
      }
    }
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
      for box in try ExternalRequest(plan: componentPlan.boxed, context: context).all() {
        do throws(Misfit) {
          let element = try converted(box.any, to: type) {
            context.frames.admits($0, for: receiver)
          }
          elements.append(element)
        } catch {
          throw componentPlan.failure(of: error, box.any, as: peeled(type), context)
        }
      }
      return elements
    }
    return reporting(plan, [Element].self, TracedRequest([Element].self, .element))
  }
}
