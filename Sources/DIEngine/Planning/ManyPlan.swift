/// A request for all components of a type, compiled.
package final class ManyPlan<Element>: Plan {
  /// One component. The registry owns both plans: to hold those of the asker would be a ring.
  package struct Entry {
    let cell: Unmanaged<CellPlan>
    let plan: Unmanaged<Plan>
    /// Gives all objects, where the component may have several; nil where it has one.
    let all: Unmanaged<Plan>?
  }

  let entries: [Entry]
  /// Whether each component has one object, and nothing was refused.
  let isPlain: Bool
  /// Why there are no entries, where that is no answer.
  let refusal: Refusal?
  /// Who is told of the request, and as what.
  let telling: Telling?

  struct Refusal {
    let kind: Failure.Kind
    let candidates: [ComponentInfo]
  }

  struct Telling {
    let request: TracedRequest
    let audience: Audience
  }

  init(_ entries: [Entry], refusal: Refusal? = nil, telling: Telling?) {
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
      ManyPlan<Element>.Telling(request: TracedRequest(type, .all, request), audience: $0)
    }
    switch registry.candidatesOfMany(elementBase(of: type), request, from: viewpoint) {
    case .failure(let kind, let candidates):
      return ManyPlan(
        [], refusal: .init(kind: kind, candidates: candidates), telling: telling)
    case .offers(let offers):
      let entries = offers.map { offer in
        let cell = cellPlan(offer.component.cell(.none), for: request)
        let plan = element(type, cell, offer.service, request)
        registry.own(plan)
        return ManyPlan<Element>.Entry(
          cell: .passUnretained(cell), plan: .passUnretained(plan),
          all: allHandedIn(type, cell).map(Unmanaged.passUnretained))
      }
      return ManyPlan(entries, telling: telling)
    }
  }

  /// The plan of one chosen component as the requested type, through its layers of Optional and
  /// of delay.
  package func element(
    _ type: any Any.Type, _ cell: CellPlan, _ service: Service, _ request: Request
  ) -> Plan {
    if let optional = optionalType(of: type) {
      return optional.element(cell, service, request, self)
    }
    if let delayed = delayedShape(of: type) {
      return delayed.element(cell, service, request, self)
    }
    return telling(served(type, cell, service, request), type, .element, request)
  }
}
