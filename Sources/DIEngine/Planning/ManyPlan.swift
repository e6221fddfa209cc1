/// One component of a request for all of a type. The registry owns both plans: to hold those of the asker would be
/// a ring.
struct ManyEntry {
  let componentPlan: Unmanaged<ComponentPlan>
  let plan: Unmanaged<Plan>
  /// Gives all objects, where the component may have several; nil where it has one.
  let all: Unmanaged<Plan>?
  /// The identity of the cell, read without touching its plan.
  let identityAddress: UnsafeRawPointer

  init(_ componentPlan: ComponentPlan, _ plan: Plan, all: Plan?) {
    self.componentPlan = .passUnretained(componentPlan)
    self.plan = .passUnretained(plan)
    self.all = all.map(Unmanaged.passUnretained)
    identityAddress = UnsafeRawPointer(Unmanaged.passUnretained(componentPlan.identity).toOpaque())
  }
}

/// Why a request for all components of a type has none, where that is no answer.
struct ManyRefusal {
  let kind: Failure.Kind
  let candidates: [ComponentInfo]
}

/// Who is told of a request for all components of a type, and as what.
struct ManyTrace {
  let request: TracedRequest
  let tracers: Tracers
}

/// A request for all components of a type, compiled.
///
/// What it holds has no type parameters: the runtime would look for their metadata at each request.
package final class ManyPlan<Element>: Plan {
  let entries: [ManyEntry]
  /// Whether each component has one object, and nothing was refused.
  let isPlain: Bool
  let refusal: ManyRefusal?
  let reporting: ManyTrace?

  init(_ entries: [ManyEntry], refusal: ManyRefusal? = nil, reporting: ManyTrace?) {
    self.entries = entries
    self.reporting = reporting
    self.refusal = refusal
    isPlain = refusal == nil && entries.allSatisfy { $0.all == nil }
    super.init(nil, .none, needsReentrancyCheck: false)
  }

  /// The failure of a request whose asker may see none of the components.
  func refusalFailure(_ thread: ThreadState) -> Failure? {
    refusal.map {
      Failure(
        $0.kind, requested: Element.self, path: currentPath(thread), candidates: $0.candidates)
    }
  }
}

extension PlanCompiler {
  /// The plans of all components that offer a type, in the order of registration.
  package func many<Element>(_ type: Element.Type, _ request: Request) -> ManyPlan<Element> {
    let reporting = tracers.map {
      ManyTrace(request: TracedRequest(type, .all, request), tracers: $0)
    }
    switch registry.candidatesOfMany(elementBase(of: type), request, from: module) {
    case .failure(let kind, let candidates):
      return ManyPlan(
        [], refusal: ManyRefusal(kind: kind, candidates: candidates), reporting: reporting)
    case .offers(let offers):
      let entries = offers.map { offer in
        let componentPlan = componentPlan(offer.component.identity(.none), for: request)
        let plan = element(type, componentPlan, offer.service, request)
        registry.own(plan)
        return ManyEntry(componentPlan, plan, all: allExternal(type, componentPlan))
      }
      return ManyPlan(entries, reporting: reporting)
    }
  }

  /// The plan of one chosen component as the requested type, through its layers of Optional and
  /// of delay.
  package func element(
    _ type: any Any.Type, _ componentPlan: ComponentPlan, _ service: Service, _ request: Request
  ) -> Plan {
    if let optional = optionalType(of: type) {
      return optional.element(componentPlan, service, request, self)
    }
    if let delayed = delayedShape(of: type) {
      return delayed.element(componentPlan, service, request, self)
    }
    return reporting(served(type, componentPlan, service, request), type, .element, request)
  }
}
