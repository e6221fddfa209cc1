extension FuzzGraph {
  /// What only some graphs have, beside what all may have.
  package enum Feature: CaseIterable, Sendable {
    case weak, tags, arguments, children, lateRegistration, providers, lazies, existing, threads
  }
}

/// Adds to half of the graphs one or two features. Their numbers are of another sequence: the rest of a graph stays the
/// same if there are more features.
struct FuzzDecorator {
  private var numbers: SeededNumbers

  static func decorate(_ graph: inout FuzzGraph, seed: UInt64) {
    var decorator = FuzzDecorator(numbers: SeededNumbers(seed: ~seed))
    guard decorator.numbers.chance(50) else { return }
    var features = [decorator.numbers.one(of: FuzzGraph.Feature.allCases)]
    if decorator.numbers.chance(30) {
      features.append(decorator.numbers.one(of: FuzzGraph.Feature.allCases))
    }
    // Containers list what a child and its parent register late in different orders.
    if features.contains(.children) { features.removeAll { $0 == .lateRegistration } }
    // Which object a weak lifetime keeps, or a component that the trial gives one, depends on the order.
    if features.contains(.threads) {
      features.removeAll { [.weak, .lateRegistration, .existing].contains($0) }
    }
    for feature in features { decorator.add(feature, to: &graph) }
  }

  private mutating func add(_ feature: FuzzGraph.Feature, to graph: inout FuzzGraph) {
    for index in graph.components.indices { add(feature, to: &graph.components[index], graph) }
    for index in graph.requests.indices { add(feature, to: &graph.requests[index], graph) }
    if feature == .threads {
      graph.threads = numbers.from(2...4)
      // Two threads make each request at about the same time.
      graph.requests = graph.requests.flatMap { [$0, $0] }
    }
  }

  private mutating func add(
    _ feature: FuzzGraph.Feature, to component: inout FuzzGraph.Component, _ graph: FuzzGraph
  ) {
    switch feature {
    case .weak:
      if numbers.chance(40) { component.lifetime = .weak }
    case .tags:
      if numbers.chance(35) { component.tags = [tag(component.type)] }
    case .arguments:
      guard component.making == .declared, numbers.chance(35) else { return }
      component.making = .arguments
      component.parameters = []
      component.arguments = numbers.from(1...2)
      // Who keeps such an object if no lifetime is stated, and whether build makes it, is a question of its own.
      if component.lifetime == nil { component.lifetime = .transient }
      if component.lifetime == .eagerSingle { component.lifetime = .lazySingle }
    case .children:
      component.isOfChild = numbers.chance(35)
    case .lateRegistration:
      if numbers.chance(25) { component.lateness = numbers.below(graph.requests.count + 1) }
    case .threads:
      break
    case .existing:
      if component.making == .declared, numbers.chance(30) {
        (component.making, component.parameters) = (.elsewhere, [])
      }
    case .providers, .lazies:
      if component.making == .asking { add(feature, to: &component.parameters) }
      for step in component.injections.indices where component.injections[step].asks {
        add(feature, to: &component.injections[step].edges)
      }
    }
  }

  private mutating func add(_ feature: FuzzGraph.Feature, to edges: inout [FuzzGraph.Edge]) {
    for index in edges.indices where edges[index].isPlain && numbers.chance(50) {
      edges[index].delay = feature == .providers ? .provider : .lazy
    }
  }

  private mutating func add(
    _ feature: FuzzGraph.Feature, to request: inout FuzzGraph.Request, _ graph: FuzzGraph
  ) {
    switch feature {
    case .weak:
      request.isHeld = numbers.chance(60)
    case .tags:
      guard request.edge.isPlain, request.arguments.isEmpty, request.given == nil,
        numbers.chance(50)
      else { return }
      if case .own(let number) = request.edge.target { request.edge.tag = tag(number) }
      let tagged = graph.components.filter { !$0.tags.isEmpty }
      if case .service = request.edge.target, !tagged.isEmpty {
        request.edge.tag = numbers.one(of: tagged).tags[0]
      }
    case .arguments:
      guard request.edge.isPlain, request.given == nil, case .own(let number) = request.edge.target
      else { return }
      let component = graph.components.first { $0.type == number }
      guard let component, component.making == .arguments || numbers.chance(5) else { return }
      let count = numbers.chance(90) ? component.arguments : numbers.below(3)
      request.arguments = (0..<count).map { _ in numbers.below(100) }
    case .children:
      request.isOnChild = !request.onSecondScope && numbers.chance(60)
    case .lateRegistration, .threads:
      break
    case .existing:
      guard request.edge.isPlain, case .own = request.edge.target, numbers.chance(60) else {
        return
      }
      (request.given, request.arguments) = (numbers.chance(70) ? .new : .again, [])
    case .providers, .lazies:
      guard request.given == nil, request.arguments.isEmpty else { return }
      var edges = [request.edge]
      add(feature, to: &edges)
      request.edge = edges[0]
    }
  }

  private func tag(_ component: Int) -> Int {
    component % FuzzTypes.tags.count
  }
}

extension FuzzGraph.Edge {
  /// Whether the edge is one object by its type alone.
  var isPlain: Bool {
    quantity == .one && name == nil && tag == nil && delay == .none
  }
}
