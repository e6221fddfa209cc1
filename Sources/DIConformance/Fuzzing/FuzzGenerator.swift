/// Generates random graphs. The same seed always generates the same graph.
///
/// Most edges lead to later components, so that most graphs can be resolved. Some edges lead back and
/// close cycles, some lead to unregistered types, and some closures throw.
package struct FuzzGenerator {
  private var numbers: SeededNumbers
  private var count = 0
  private var serviceCount = 1
  private var hasFaults = false
  /// Whether initializers may close cycles, and injections that aren't declared as closing one. Few
  /// large graphs with such cycles can be resolved by a generation that injects immediately.
  private var hasTightCycles = false
  private var names: [(component: Int, name: String)] = []

  /// The maximum number of components of a graph.
  package static let most = 60

  package static func graph(seed: UInt64) -> FuzzGraph {
    var generator = FuzzGenerator(numbers: SeededNumbers(seed: seed))
    var graph = generator.graph()
    FuzzDecorator.decorate(&graph, seed: seed)
    return graph
  }

  private init(numbers: SeededNumbers) {
    self.numbers = numbers
  }

  private mutating func graph() -> FuzzGraph {
    // Small graphs are as likely as large ones, because most defects show in small ones.
    let most = numbers.one(of: [4, 8, 15, 30, Self.most])
    count = numbers.from(1...most)
    serviceCount = numbers.from(1...FuzzTypes.services.count - 1)
    hasFaults = numbers.chance(35)
    hasTightCycles = numbers.chance(40)
    var components = (0..<count).map { component($0) }
    for index in components.indices where numbers.chance(12) {
      let name = "n\(hasFaults && numbers.chance(3) ? 0 : index)"
      components[index].names = [name]
      if numbers.chance(30) { components[index].names.append("m\(index)") }
      names += components[index].names.map { (index, $0) }
    }
    for index in components.indices { addEdges(to: &components[index]) }
    settleDefaults(&components)
    components = shuffled(components)
    return FuzzGraph(components: components, requests: requests())
  }

  private mutating func component(_ index: Int) -> FuzzGraph.Component {
    var services: [Int] = []
    while numbers.chance(25), services.count < 3 {
      let service = numbers.below(serviceCount)
      if !services.contains(service) { services.append(service) }
    }
    return FuzzGraph.Component(
      type: index, services: services, keepsOwnType: numbers.chance(70), names: [],
      isDefault: false, lifetime: lifetime(), making: making(), parameters: [],
      fault: fault(), injections: [], hasPostInit: numbers.chance(10))
  }

  private mutating func lifetime() -> ComponentLifetime? {
    switch numbers.below(100) {
    case ..<22: .transient
    case ..<30: .eagerSingle
    case ..<48: .lazySingle
    case ..<64: .perScope
    case ..<88: .graph
    default: nil
    }
  }

  private mutating func making() -> FuzzGraph.Making {
    if hasFaults, numbers.chance(3) { return numbers.chance(95) ? .elsewhere : .forgotten }
    return numbers.chance(15) ? .asking : .declared
  }

  private mutating func fault() -> FuzzGraph.Fault {
    guard hasFaults, numbers.chance(4) else { return .never }
    return numbers.chance(50) ? .once : .always
  }

  // MARK: - Edges

  private mutating func addEdges(to component: inout FuzzGraph.Component) {
    let index = component.type
    switch component.making {
    case .declared:
      switch numbers.below(100) {
      case ..<40: break
      case ..<80: component.parameters = [tightEdge(from: index)]
      default:
        // No component follows the last one.
        guard hasTightCycles || index + 1 < count else { break }
        component.parameters = (0..<2).map { _ in plain(tightEdge(from: index)) }
      }
      // None of our façades supports names for parameters.
      for place in component.parameters.indices { component.parameters[place].name = nil }
    case .asking:
      component.parameters = (0..<numbers.from(0...3)).map { _ in tightEdge(from: index) }
    case .arguments, .elsewhere, .forgotten:
      break
    }
    while numbers.chance(35), component.injections.count < 4 {
      component.injections.append(injection(from: index))
    }
  }

  private mutating func injection(from index: Int) -> FuzzGraph.Injection {
    var injection = FuzzGraph.Injection(
      asks: numbers.chance(12), edges: [], closesCycle: false, fault: fault())
    switch numbers.below(100) {
    case ..<10: break
    case ..<80:
      let edge =
        injection.asks
        ? tightEdge(from: index) : edge(from: index, backwards: 35, services: 25)
      injection.edges = [edge]
      let closes = leadsBack(edge, index) ? hasTightCycles ? 95 : 100 : 15
      injection.closesCycle = !injection.asks && numbers.chance(closes)
    default:
      guard hasTightCycles || index + 1 < count else { break }
      injection.edges = (0..<2).map { _ in tightEdge(from: index) }
      if !injection.asks { injection.edges = injection.edges.map(plain) }
    }
    return injection
  }

  private func leadsBack(_ edge: FuzzGraph.Edge, _ index: Int) -> Bool {
    if case .own(let target) = edge.target { target <= index } else { true }
  }

  /// Returns an edge of an initializer, or of an injection that doesn't close a cycle.
  private mutating func tightEdge(from index: Int) -> FuzzGraph.Edge {
    hasTightCycles
      ? edge(from: index, backwards: 3, services: 10) : edge(from: index, backwards: 0, services: 0)
  }

  /// Returns an edge that leads back, or to a service, with the given chances in percent. Both kinds
  /// may close a cycle.
  private mutating func edge(
    from index: Int, backwards: Int, services: Int
  ) -> FuzzGraph.Edge {
    if hasFaults, numbers.chance(2) {
      return FuzzGraph.Edge(target: nothing(), quantity: quantity())
    }
    if !names.isEmpty, numbers.chance(12) {
      let (component, name) = numbers.one(of: names)
      if component > index || numbers.chance(backwards) {
        return FuzzGraph.Edge(target: .own(component), name: name, quantity: .one)
      }
    }
    if numbers.chance(services) {
      return FuzzGraph.Edge(target: .service(numbers.below(serviceCount)), quantity: quantity())
    }
    if backwards == 0, index + 1 == count {
      return FuzzGraph.Edge(target: nothing(), quantity: .oneOrNone)
    }
    let leadsBack = numbers.chance(backwards) || index + 1 == count
    let target = leadsBack ? numbers.from(0...index) : numbers.from(index + 1...count - 1)
    return FuzzGraph.Edge(target: .own(target), quantity: numbers.chance(80) ? .one : quantity())
  }

  /// Returns a type that no component offers.
  private mutating func nothing() -> FuzzGraph.Target {
    numbers.chance(50) ? .own(Self.most + numbers.below(4)) : .service(FuzzTypes.services.count - 1)
  }

  private mutating func quantity() -> ComponentDependency.Quantity {
    numbers.one(of: [.one, .oneOrNone, .many, .many])
  }

  /// Returns an edge that a parameter may have if the closure has several.
  private func plain(_ edge: FuzzGraph.Edge) -> FuzzGraph.Edge {
    FuzzGraph.Edge(target: edge.target, name: nil, quantity: .one)
  }

  // MARK: - The whole

  /// Gives most services with several components one default, and a few services two.
  private mutating func settleDefaults(_ components: inout [FuzzGraph.Component]) {
    for service in 0..<serviceCount {
      let candidates = components.indices.filter { components[$0].services.contains(service) }
      let wanted = hasFaults && numbers.chance(4) ? 2 : numbers.chance(80) ? 1 : 0
      guard candidates.count > 1 else { continue }
      for _ in 0..<wanted {
        let isSettled = candidates.count { components[$0].isDefault } >= wanted
        if !isSettled { components[numbers.one(of: candidates)].isDefault = true }
      }
    }
    // A component that is the default for one service is the default for all of its services: rarely
    // let defaults conflict.
    guard !numbers.chance(hasFaults ? 5 : 1) else { return }
    for service in 0..<serviceCount {
      let defaults = components.indices.filter {
        components[$0].isDefault && components[$0].services.contains(service)
      }
      for index in defaults.dropFirst() { components[index].isDefault = false }
    }
  }

  private mutating func shuffled(_ components: [FuzzGraph.Component]) -> [FuzzGraph.Component] {
    var components = components
    for place in components.indices.dropFirst() {
      components.swapAt(place, numbers.from(0...place))
    }
    return components
  }

  private mutating func requests() -> [FuzzGraph.Request] {
    (0..<numbers.from(1...10)).map { _ in
      FuzzGraph.Request(edge: request(), onSecondScope: numbers.chance(12))
    }
  }

  private mutating func request() -> FuzzGraph.Edge {
    if !names.isEmpty, numbers.chance(15) {
      let (component, name) = numbers.one(of: names)
      return FuzzGraph.Edge(target: .own(component), name: name, quantity: .one)
    }
    if numbers.chance(2) { return FuzzGraph.Edge(target: nothing(), quantity: quantity()) }
    if numbers.chance(25) {
      return FuzzGraph.Edge(target: .service(numbers.below(serviceCount)), quantity: quantity())
    }
    return FuzzGraph.Edge(
      target: .own(numbers.below(count)), quantity: numbers.chance(75) ? .one : quantity())
  }
}

// MARK: - Features

extension FuzzGraph {
  /// What only some graphs have, beside what all may have.
  package enum Feature: CaseIterable, Sendable {
    case weak, tags, arguments, children, lateRegistration, providers, lazies, existing, threads
  }
}

/// Adds to half of the graphs one or two features. Their numbers are of another sequence: the rest of a graph stays the
/// same if there are more features.
private struct FuzzDecorator {
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

// MARK: - Numbers

/// A pseudorandom sequence (SplitMix64): the same seed gives the same numbers on all systems and in
/// all releases.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from zero up to, but not including, a positive bound.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(bound))
  }

  mutating func from(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Returns true with the given probability in percent.
  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
