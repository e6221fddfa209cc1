/// One component of a request for all of a type. The registry owns both plans: to hold those of the asker would be
/// a ring.
struct ManyEntry {
  let componentPlan: Unmanaged<CellPlan>
  let plan: Unmanaged<Plan>
  /// Gives all objects, where the component may have several; nil where it has one.
  let all: Unmanaged<Plan>?
  /// The identity of the cell, read without touching its plan.
  let cellIdentity: UnsafeRawPointer

  init(_ componentPlan: CellPlan, _ plan: Plan, all: Plan?) {
    self.componentPlan = .passUnretained(componentPlan)
    self.plan = .passUnretained(plan)
    self.all = all.map(Unmanaged.passUnretained)
    cellIdentity = UnsafeRawPointer(Unmanaged.passUnretained(componentPlan.cell).toOpaque())
  }
}

/// Why a request for all components of a type has none, where that is no answer.
struct ManyRefusal {
  let kind: Failure.Kind
  let candidates: [ComponentInfo]
}

/// Who is told of a request for all components of a type, and as what.
struct ManyTelling {
  let request: TracedRequest
  let audience: Audience
}

/// A request for all components of a type, compiled.
///
/// What it holds has no type parameters: the runtime would look for their metadata at each request.
package final class ManyPlan<Element>: Plan {
  let entries: [ManyEntry]
  /// Whether each component has one object, and nothing was refused.
  let isPlain: Bool
  let refusal: ManyRefusal?
  let telling: ManyTelling?

  init(_ entries: [ManyEntry], refusal: ManyRefusal? = nil, telling: ManyTelling?) {
    self.entries = entries
    self.telling = telling
    self.refusal = refusal
    isPlain = refusal == nil && entries.allSatisfy { $0.all == nil }
    super.init(nil, .none, needsAdmission: false)
  }

  /// The failure of a request whose asker may see none of the components.
  func refusalFailure(_ thread: ThreadState) -> Failure? {
    refusal.map {
      Failure(
        $0.kind, requested: Element.self, path: currentPath(thread), candidates: $0.candidates)
    }
  }
}

extension Planner {
  /// The plans of all components that offer a type, in the order of registration.
  package func many<Element>(_ type: Element.Type, _ request: Request) -> ManyPlan<Element> {
    let telling = audience.map {
      ManyTelling(request: TracedRequest(type, .all, request), audience: $0)
    }
    switch registry.candidatesOfMany(elementBase(of: type), request, from: viewpoint) {
    case .failure(let kind, let candidates):
      return ManyPlan(
        [], refusal: ManyRefusal(kind: kind, candidates: candidates), telling: telling)
    case .offers(let offers):
      let entries = offers.map { offer in
        let componentPlan = cellPlan(offer.component.cell(.none), for: request)
        let plan = element(type, componentPlan, offer.service, request)
        registry.own(plan)
        return ManyEntry(componentPlan, plan, all: allHandedIn(type, componentPlan))
      }
      return ManyPlan(entries, telling: telling)
    }
  }

  /// The plan of one chosen component as the requested type, through its layers of Optional and
  /// of delay.
  package func element(
    _ type: any Any.Type, _ componentPlan: CellPlan, _ service: Service, _ request: Request
  ) -> Plan {
    if let optional = optionalType(of: type) {
      return optional.element(componentPlan, service, request, self)
    }
    if let delayed = delayedShape(of: type) {
      return delayed.element(componentPlan, service, request, self)
    }
    return telling(served(type, componentPlan, service, request), type, .element, request)
  }
}
