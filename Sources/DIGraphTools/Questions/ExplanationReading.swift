internal import DIEngine
internal import DIEngineGraph

/// Reads what a request would do from a registry, under its lock, and only as far as the request leads.
struct ExplanationReading {
  private let registry: Registry
  /// The number of levels below the answer.
  private let mostLevels: Int
  private var names = GraphNames()
  private var isExpanded: Set<ObjectIdentifier> = []
  private var steps: [GraphExplanation.Step] = []

  static func explanation(
    of type: any Any.Type, _ qualifiers: [(qualifier: Qualifier, text: String)],
    in registry: Registry, _ depth: Int
  ) -> GraphExplanation {
    registry.locked {
      var reading = ExplanationReading(registry, depth)
      return reading.read(requestBase(of: type), qualifiers)
    }
  }

  private init(_ registry: Registry, _ mostLevels: Int) {
    self.registry = registry
    self.mostLevels = mostLevels
  }

  private mutating func read(
    _ type: any Any.Type, _ named: [(qualifier: Qualifier, text: String)]
  ) -> GraphExplanation {
    let qualifiers = named.map(\.qualifier)
    let (all, selected) = registry.candidates(for: type, qualifiers)
    let chosen = selected.count == 1 ? selected[0] : nil
    var candidates: [GraphExplanation.Candidate] = []
    for component in all {
      candidates.append(
        GraphExplanation.Candidate(
          name: names(component.type).short, place: component.declaration.place,
          isChosen: component === chosen,
          reason: reason(component, type, isOnly: all.count == 1, selected, qualifiers)))
    }
    if let chosen { readPlan(of: chosen) }
    let texts = named.map(\.text)
    return GraphExplanation(
      request: names(type).short
        + (texts.isEmpty ? "" : " with \(texts.joined(separator: " and "))"),
      candidates: candidates, plan: steps)
  }

  private mutating func reason(
    _ component: Component, _ type: any Any.Type, isOnly: Bool, _ selected: [Component],
    _ qualifiers: [Qualifier]
  ) -> String {
    let isSelected = selected.contains { $0 === component }
    if isSelected, selected.count > 1 {
      return "as good as \(count(selected.count - 1, "other")): the request is ambiguous"
    }
    if isSelected {
      switch component.priority {
      case .test: return "it is for tests"
      case .default: return "it is the default"
      case .normal: return isOnly ? "it is the only one" : "no other one fits"
      }
    }
    guard component.isOffered(as: ObjectIdentifier(type), qualifiers),
      !component.lacksDefault(qualifiers)
    else {
      let own = component.info.qualifiers.map { names($0) }.joined(separator: ", ")
      return qualifiers.isEmpty ? "only requests with \(own) find it" : "it has other names or tags"
    }
    guard let winner = selected.first else { return "the request finds none" }
    if registry.level(of: component) > registry.level(of: winner) {
      return "a component of a child container hides it"
    }
    switch winner.priority {
    case .test: return "another one is for tests"
    case .default: return "another one is the default"
    case .normal: return "another one is preferred"
    }
  }

  /// A component or another dependency whose line isn't written yet.
  private struct Open {
    let depth: Int
    let dependency: DeclaredDependency?
    let component: Component?
  }

  // A loop, not a recursion: a graph may be deeper than a thread's stack.
  private mutating func readPlan(of component: Component) {
    var open = [Open(depth: 0, dependency: nil, component: component)]
    while let next = open.popLast() {
      guard let component = next.component else {
        steps.append(
          step(next, remark: next.dependency?.description.isArgument == true ? "" : "missing"))
        continue
      }
      if next.dependency?.description.delay != nil {
        steps.append(step(next, remark: "made when it is asked for"))
        continue
      }
      guard !isExpanded.contains(ObjectIdentifier(component)) else {
        steps.append(step(next, remark: "see above"))
        continue
      }
      let dependencies = component.declaredDependencies
      guard dependencies.isEmpty || next.depth < mostLevels else {
        steps.append(step(next, remark: "needs more"))
        continue
      }
      isExpanded.insert(ObjectIdentifier(component))
      steps.append(step(next, remark: ""))
      var needed: [Open] = []
      for dependency in dependencies {
        let found =
          dependency.description.isArgument
          ? [] : dependency.description.components(for: component, in: registry)
        if found.isEmpty {
          needed.append(Open(depth: next.depth + 1, dependency: dependency, component: nil))
        }
        for target in found {
          needed.append(Open(depth: next.depth + 1, dependency: dependency, component: target))
        }
      }
      open += needed.reversed()
    }
  }

  private mutating func step(_ open: Open, remark: String) -> GraphExplanation.Step {
    var form = ""
    var requested = ""
    if let dependency = open.dependency {
      let described = GraphDependency(
        dependency, isArgument: dependency.description.isArgument,
        targets: [], &names)
      (form, requested) = (described.form, described.name)
    }
    guard let component = open.component else {
      return GraphExplanation.Step(
        depth: open.depth, name: requested, form: form, lifetime: nil, place: nil, remark: remark)
    }
    let isClosure = component.hasUndeclaredFactory || component.hasUndeclaredInjection
    let remarks = [remark, isClosure ? "its closure may request more" : ""].filter { !$0.isEmpty }
    return GraphExplanation.Step(
      depth: open.depth, name: names(component.type).short, form: form,
      lifetime: GraphLifetime(component.lifetime, component.store.map { "\($0)" }),
      place: component.declaration.place, remark: remarks.joined(separator: "; "))
  }
}
