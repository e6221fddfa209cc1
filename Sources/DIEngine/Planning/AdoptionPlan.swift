/// A compiled request to inject into an object that was made elsewhere: which component it belongs to.
final class AdoptionPlan: Plan {
  /// Why no component can be chosen, and those that a person should know of.
  let refusal: (kind: Failure.Kind, candidates: [ComponentInfo])?
  /// The components that all claim to replace the others, if there are several.
  let severalTests: [ComponentInfo]

  init(_ componentPlan: CellPlan, severalTests: [ComponentInfo]) {
    refusal = nil
    self.severalTests = severalTests
    super.init(componentPlan, .none, needsAdmission: false)
  }

  init(
    refusal: (kind: Failure.Kind, candidates: [ComponentInfo]), severalTests: [ComponentInfo]
  ) {
    self.refusal = refusal
    self.severalTests = severalTests
    super.init(nil, .none, needsAdmission: false)
  }
}

extension Planner {
  /// The plan of a request to inject into objects of exactly one type. A component need not be
  /// preferred for that.
  func adoptionPlan(_ type: any Any.Type) -> AdoptionPlan {
    var tests: [ComponentInfo] = []
    let choice = registry.choose(
      type, [], from: viewpoint, needsDefault: false, severalTests: &tests)
    switch choice {
    case .cell(let cell, _):
      return AdoptionPlan(registry.cellPlan(cell, from: viewpoint), severalTests: tests)
    case .failure(let kind, let candidates):
      return AdoptionPlan(refusal: (kind, candidates), severalTests: tests)
    }
  }
}

extension Registry {
  /// The plan of a request to inject into objects of exactly one type.
  func adoptionPlan(_ type: any Any.Type, from viewpoint: Viewpoint) -> Unmanaged<AdoptionPlan> {
    let key = PlanKey(ObjectIdentifier(type), .none, .adopts, from: viewpoint)
    let plan = found(key) ?? self.plan(key, from: viewpoint) { $0.adoptionPlan(type) }
    return Unmanaged<AdoptionPlan>.fromOpaque(plan.toOpaque())
  }
}
