/// One component of a request for all components of a type. Its plans last, or the requesting plan owns them.
package struct ManyEntry {
  package let componentPlan: Unowned<ComponentPlan>
  package let plan: Unowned<Plan>
  /// The plan that returns all instances, if the component may have several; nil if it has one.
  package let all: Unowned<Plan>?
  /// The address of the instance identity, read without access to the component plan.
  package let identityAddress: UnsafeRawPointer

  init(_ componentPlan: ComponentPlan, _ plan: Plan, all: Plan?) {
    self.componentPlan = Unowned(componentPlan)
    self.plan = Unowned(plan)
    self.all = all.map { Unowned($0) }
    identityAddress = UnsafeRawPointer(Unowned(componentPlan.identity).address)
  }
}

/// The report of a request for all components of a type, and the tracers that receive it.
///
/// A class: generic code copies an Optional structure by calls of the runtime.
package final class ManyTrace {
  package let request: TracedRequest
  package let tracers: Tracers

  init(request: TracedRequest, tracers: Tracers) {
    self.request = request
    self.tracers = tracers
  }
}

/// A request for all components of a type, and what was chosen for it.
///
/// The types of its stored properties have no type parameters: the runtime would look up their metadata for
/// each request.
package final class ManyPlan<Element>: Plan {
  package let entries: [ManyEntry]
  /// Why the request fails instead of returning an empty array.
  let refusal: Registry.Refusal?
  package let reporting: ManyTrace?
  /// The plans of the elements, most of which last anyway.
  private let owned: [Plan]

  init(
    _ entries: [ManyEntry], owning plans: [Plan] = [], refusal: Registry.Refusal? = nil,
    reporting: ManyTrace?
  ) {
    owned = plans
    self.entries = entries
    self.reporting = reporting
    self.refusal = refusal
    super.init(nil)
  }

  package override func visitComponents(_ registry: Registry, _ visit: (ComponentPlan) -> Void) {
    for entry in entries { entry.plan.object.visitComponents(registry, visit) }
  }

  /// Returns the failure of a request if the requesting module can access none of the components.
  package func refusalFailure(_ context: ResolutionContext) -> Failure? {
    refusal.map {
      Failure(
        $0.kind, requested: Element.self, path: context.path, candidates: $0.candidates)
    }
  }
}

extension PlanMaker {
  /// Returns the plan for all components that offer a type, in the order of registration.
  package func many<Element>(_ type: Element.Type, _ request: Request) -> ManyPlan<Element> {
    let reporting = tracers.map {
      ManyTrace(request: TracedRequest(type, .all, request), tracers: $0)
    }
    do {
      let offers = try registry.candidatesOfMany(
        elementBase(of: type), request.qualifiers,
        inModuleOnly: request.options.contains(.inModuleOnly), from: module)
      var plans: [Plan] = []
      let entries = offers.map { offer in
        let componentPlan = componentPlan(offer.component.identity(.none), for: request)
        let plan = element(type, componentPlan, offer.service, request)
        let all = allExternal(type, componentPlan)
        plans += [plan, all].compactMap { $0 }
        return ManyEntry(componentPlan, plan, all: all)
      }
      return ManyPlan(entries, owning: plans, reporting: reporting)
    } catch {
      return ManyPlan([], refusal: error, reporting: reporting)
    }
  }

  /// Returns the plan of one chosen component for the requested type, and unwraps its Optional and delayed
  /// layers.
  package func element(
    _ type: any Any.Type, _ componentPlan: ComponentPlan, _ service: Service, _ request: Request
  ) -> Plan {
    if let optional = optionalType(of: type) {
      return optional.element(componentPlan, service, request, self)
    }
    if let delayed = delayedShape(of: type) {
      return delayed.element(componentPlan, service, request, self)
    }
    return reporting(plan(componentPlan, service, passing: request, type), type, .element, request)
  }
}

extension ManyPlan {
  /// Returns the running resolution if it only stands for the separate resolutions of the elements, else nil.
  package func separatedResolution(_ context: ResolutionContext) -> UnsafeMutablePointer<
    Resolution
  >? {
    guard let resolution = context.currentResolution, !resolution.pointee.isNested,
      resolution.pointee.injecting == nil,
      context.nearestFrame() == nil,
      !resolution.pointee.scope.with({ $0.manySharesResolution })
    else { return nil }
    // A delayed request continues with the objects of the resolution that it came from.
    return resolution.pointee.cause.contains(.delayed) ? nil : resolution
  }

  /// Returns whether the request asks for a component's element, and informs the listener if it is no root.
  @inline(__always)
  package func includes(
    _ entry: ManyEntry, isOutermost: Bool, _ context: ResolutionContext
  ) -> Bool {
    guard isOutermost else { return !entry.componentPlan.with { isExcluded($0, context) } }
    // Delayed elements aren't requested yet.
    if entry.plan.with({ $0.hasChecksFirst }) {
      entry.componentPlan.with { $0.reportBesideRoots(by: context.askedRegistry()) }
    }
    return true
  }

  /// Returns whether the request omits an element that has failed, and informs the listener.
  package func omits(
    _ failure: Failure, of entry: ManyEntry, _ omissions: ManyOmissions,
    _ context: ResolutionContext
  ) -> Bool {
    guard context.omits(failure, omissions) else { return false }
    entry.componentPlan.with { $0.registry.listener?(.softened(failure)) }
    return true
  }

  /// Returns whether the request omits a component: because its object is being made, or because it is the
  /// root of the outermost request, whose injections run.
  private func isExcluded(_ plan: ComponentPlan, _ context: ResolutionContext) -> Bool {
    if context.isMaking(plan.identity) { return true }
    guard let resolution = context.currentResolution, resolution.pointee.injecting != nil else {
      return false
    }
    let scope = resolution.pointee.scope.object
    return scope.options.excludesRootFromMany
      && resolution.pointee.root
        == UnsafeRawPointer(Unowned(plan.identity).address)
  }
}

extension ResolutionContext {
  /// Returns the registry that received the running request.
  package func askedRegistry() -> Registry {
    resolution.pointee.scope.object.registry
  }
}
