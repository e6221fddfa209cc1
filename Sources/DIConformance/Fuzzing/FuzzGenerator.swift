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
