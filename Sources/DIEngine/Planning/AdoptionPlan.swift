/// A compiled request to inject into an object that was made elsewhere: which component it belongs to.
final class InjectMembersPlan: Plan {
  /// Why no component can be chosen, and those that a person should know of.
  let refusal: (kind: Failure.Kind, candidates: [ComponentInfo])?
  /// The components that all claim to replace the others, if there are several.
  let severalTests: [ComponentInfo]

  init(_ componentPlan: ComponentPlan, severalTests: [ComponentInfo]) {
    refusal = nil
    self.severalTests = severalTests
    super.init(componentPlan, .none, needsReentrancyCheck: false)
  }

  init(
    refusal: (kind: Failure.Kind, candidates: [ComponentInfo]), severalTests: [ComponentInfo]
  ) {
    self.refusal = refusal
    self.severalTests = severalTests
    super.init(nil, .none, needsReentrancyCheck: false)
  }
}

extension PlanCompiler {
  /// The plan of a request to inject into objects of exactly one type. A component need not be
  /// preferred for that.
  func injectMembersPlan(_ type: any Any.Type) -> InjectMembersPlan {
    var tests: [ComponentInfo] = []
    let choice = registry.choose(
      type, [], from: module, needsDefault: false, severalTests: &tests)
    switch choice {
    case .identity(let identity, _):
      return InjectMembersPlan(registry.componentPlan(identity, from: module), severalTests: tests)
    case .failure(let kind, let candidates):
      return InjectMembersPlan(refusal: (kind, candidates), severalTests: tests)
    }
  }
}

extension Registry {
  /// The plan of a request to inject into objects of exactly one type.
  func injectMembersPlan(_ type: any Any.Type, from module: RequestingModule) -> Unmanaged<
    InjectMembersPlan
  > {
    let key = PlanKey(ObjectIdentifier(type), .none, .injectsMembers, from: module)
    let plan = found(key) ?? self.plan(key, from: module) { $0.injectMembersPlan(type) }
    return Unmanaged<InjectMembersPlan>.fromOpaque(plan.toOpaque())
  }
}
