internal import DIEngine
internal import DIEngineGraph

/// A rule about a graph that was read from an engine.
protocol ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding]
}

/// A graph that rules look at, with what several of them need.
struct CheckedGraph {
  let reading: GraphReading
  /// The plain values of the components, in the order of the vertices.
  let components: [GraphComponent]
  /// Whether rules also tell what is only wrong if scopes end in an order that nothing states.
  let isStrict: Bool
  /// The components that offer each type, with or without a name or tag.
  private let offering: [ObjectIdentifier: [Int]]
  /// The components that offer each type with each name or tag, and without any.
  let offers: [Offer: [Int]]

  /// A type with a name or tag, or without.
  struct Offer: Hashable {
    let type: ObjectIdentifier
    let qualifier: Qualifier
  }

  init(_ reading: GraphReading, _ components: [GraphComponent], isStrict: Bool) {
    self.isStrict = isStrict
    self.reading = reading
    self.components = components
    var offers: [Offer: [Int]] = [:]
    var offering: [ObjectIdentifier: [Int]] = [:]
    for vertex in reading.details.indices {
      for service in reading.details[vertex].services {
        offering[ObjectIdentifier(service.type), default: []].append(vertex)
      }
      for offer in Self.offers(of: reading.details[vertex]) {
        offers[offer, default: []].append(vertex)
      }
    }
    self.offers = offers
    self.offering = offering
  }

  /// Returns what a component offers: each type without a name, and with each of its names and tags.
  static func offers(of detail: ComponentDetail) -> [Offer] {
    detail.services.flatMap { service in
      ((service.needsQualifier ? [] : [.none]) + service.qualifiers).map {
        Offer(type: ObjectIdentifier(service.type), qualifier: $0)
      }
    }
  }

  func component(_ vertex: Int) -> GraphComponent? {
    vertex < components.count ? components[vertex] : nil
  }

  /// What was declared for a vertex that is a component.
  func declared(_ vertex: Int) -> DeclaredComponent { reading.component(vertex)! }

  func edges(_ vertex: Int) -> [DependencyEdge] { reading.declared.edges[vertex] }

  func isComponent(_ vertex: Int) -> Bool { vertex < components.count }

  func name(_ vertex: Int) -> String {
    switch reading.declared.vertices[vertex] {
    case .component: return components[vertex].name
    case .argument(let type): return "argument \(type)"
    case .unknown(let type): return "\(type)"
    }
  }

  func placedName(_ vertex: Int) -> String {
    component(vertex).map { "\($0.name) (\($0.place))" } ?? name(vertex)
  }

  /// Returns the words for a dependency: what is needed, and by whom.
  func need(of owner: Int, _ edge: DependencyEdge) -> String {
    let texts = edge.qualifiers.map { QualifierInterner.shared.text(of: $0) }
    let with = texts.isEmpty ? "" : " with \(texts.joined(separator: " and "))"
    let stage = edge.isInitial ? "for its initializer" : "for an injection"
    return "\(edge.type)\(with), which \(name(owner)) needs \(stage)"
  }

  /// Returns the words for the use of a component that was named before.
  func use(by owner: Int, _ edge: DependencyEdge) -> String {
    "\(name(owner)) needs it as \(edge.type) \(edge.isInitial ? "for its initializer" : "for an injection")"
  }

  func path(_ vertices: [Int]) -> String {
    vertices.map(name).joined(separator: " -> ")
  }

  /// Returns the names and places of the first few components, and the number of the others.
  func list(_ vertices: some Collection<Int>) -> String {
    let others = vertices.count - Self.mostListed
    return vertices.prefix(Self.mostListed).map(placedName).joined(separator: ", ")
      + (others > 0 ? ", and \(others) more" : "")
  }

  /// The number of components that a finding names: a type may have thousands.
  static let mostListed = 6

  /// Returns the components that offer a type, with or without a name or tag.
  func offering(_ type: any Any.Type) -> [Int] { offering[ObjectIdentifier(type)] ?? [] }
}

extension GraphReading {
  /// Applies all rules.
  func findings(of components: [GraphComponent], isStrict: Bool) -> [GraphFinding] {
    let graph = CheckedGraph(self, components, isStrict: isStrict)
    let rules: [any ReadingRule] = [
      DeclaredRules(), CaptiveRule(), CapturedArgumentRule(), IdleDefaultRule(), NeverChosenRule(),
      ShadowedLifetimeRule(), WeakWithoutKeeperRule(), LazyCycleRule(), UndeclaredRule(),
      EndWithoutKeeperRule(), MayThrowRule(),
    ]
    return graph.withoutAccepted(rules.flatMap { $0.findings(in: graph) })
  }
}
