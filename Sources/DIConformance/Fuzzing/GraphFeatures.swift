/// What random graphs contain: a container that lacks some of it gets graphs without.
public struct GraphFeatures: Sendable, Equatable {
  /// A kind of part of a graph.
  public enum Part: String, Sendable, CaseIterable {
    /// Components with names, and requests by name.
    case names
    /// Dependencies on all components of a type.
    case many
    /// Dependencies that may be missing.
    case optionals
    /// Several components that offer one type, and defaults among them.
    case severalOffers
    /// Injections after the initializer.
    case injections
    /// Closures that receive the container, and ask it for what they need.
    case asking
    /// Closures that throw.
    case faults
    /// Components without an initializer.
    case madeElsewhere
    /// Dependencies and requests that no component serves.
    case missing
    /// Dependencies that lead back to their component.
    case cycles
    /// Requests on a second scope.
    case secondScope
    /// Components with tags, and requests by tag.
    case tags
    /// Initializers with arguments of the request.
    case arguments
    /// A child container with components of its own, and requests on it.
    case children
    /// Components that are registered after some requests.
    case lateRegistration
    /// Providers: functions that resolve an object at each call.
    case providers
    /// Lazies: functions that resolve an object at the first call.
    case lazies
    /// Requests that inject into an object which the program made itself.
    case existingObjects
    /// Requests that several threads make at the same time.
    case threads
  }

  /// The parts that graphs may contain.
  public var parts: Set<Part>

  /// The lifetimes that components may state. Components with another one state one of these in its place.
  public var lifetimes: Set<ComponentLifetime>

  /// Creates a list of features; by default, of all.
  ///
  /// - Parameters:
  ///   - parts: The parts that graphs may contain.
  ///   - lifetimes: The lifetimes that components may state; at least one.
  public init(
    parts: Set<Part> = Set(Part.allCases),
    lifetimes: Set<ComponentLifetime> = Set(ComponentLifetime.allCases)
  ) {
    self.parts = parts
    self.lifetimes = lifetimes
  }
}

extension ContainerUnderTest {
  /// The parts of graphs that need a capability.
  private static let parts: [(Capability, GraphFeatures.Part)] = [
    (.names, .names), (.many, .many), (.existingObjects, .madeElsewhere), (.newScope, .secondScope),
    (.defaults, .severalOffers), (.refusesSeveral, .severalOffers),
    (.survivesMissingDependency, .missing), (.missingInjections, .missing), (.tags, .tags),
    (.runtimeArguments, .arguments), (.childContainers, .children),
    (.lateRegistration, .lateRegistration), (.providers, .providers), (.lazies, .lazies),
    (.existingObjects, .existingObjects), (.threadSafety, .threads),
  ]

  /// What random graphs for the container contain.
  var graphFeatures: GraphFeatures {
    var features = GraphFeatures()
    let lacks = deviations.lacks
    for (capability, part) in Self.parts where lacks[capability] != nil {
      features.parts.remove(part)
    }
    if lacks[.weakLifetime] != nil { features.lifetimes.remove(.weak) }
    return features
  }
}

extension FuzzGraph {
  /// Returns the graph without what a container doesn't offer.
  package func restricted(to features: GraphFeatures) -> FuzzGraph {
    guard features != GraphFeatures() else { return self }
    var graph = self
    graph.restrictComponents(to: features)
    if !features.parts.contains(.severalOffers) { graph.offerOnce() }
    graph.changeEdges { edge, _ in features.restricted(edge) }
    // Last: the edges lead where they will lead.
    let offers = graph.offers
    graph.changeEdges { edge, owner in
      let found = offers[edge.target] ?? []
      if found.isEmpty, !features.parts.contains(.missing) { return nil }
      let leadsBack = owner.map { owner in found.contains { $0 <= owner } } ?? false
      return leadsBack && !features.parts.contains(.cycles) ? nil : edge
    }
    if !features.parts.contains(.threads) { graph.threads = 1 }
    for index in graph.requests.indices {
      if !features.parts.contains(.secondScope) { graph.requests[index].onSecondScope = false }
      if !features.parts.contains(.children) { graph.requests[index].isOnChild = false }
      if !features.parts.contains(.arguments) { graph.requests[index].arguments = [] }
      if !features.parts.contains(.existingObjects) { graph.requests[index].given = nil }
    }
    return graph
  }

  /// For each type, the own types of the components that offer it.
  private var offers: [Target: [Int]] {
    var offers: [Target: [Int]] = [:]
    for component in components {
      offers[.own(component.type), default: []].append(component.type)
      for service in component.services {
        offers[.service(service), default: []].append(component.type)
      }
    }
    return offers
  }

  private mutating func restrictComponents(to features: GraphFeatures) {
    let parts = features.parts
    for index in components.indices {
      if !parts.contains(.names) { components[index].names = [] }
      if !parts.contains(.missing) { components[index].keepsOwnType = true }
      if !parts.contains(.injections) {
        components[index].injections = []
        components[index].hasPostInit = false
      }
      if !parts.contains(.asking) {
        components[index].injections.removeAll(where: \.asks)
        if components[index].making == .asking { components[index].declareInitializer() }
      }
      if !parts.contains(.madeElsewhere),
        [.elsewhere, .forgotten].contains(components[index].making)
      {
        components[index].declareInitializer()
      }
      if !parts.contains(.arguments), components[index].making == .arguments {
        components[index].declareInitializer()
      }
      if !parts.contains(.tags) { components[index].tags = [] }
      if !parts.contains(.children) { components[index].isOfChild = false }
      if !parts.contains(.lateRegistration) { components[index].lateness = nil }
      if !parts.contains(.faults) {
        components[index].fault = .never
        for step in components[index].injections.indices {
          components[index].injections[step].fault = .never
        }
      }
      if let lifetime = components[index].lifetime {
        components[index].lifetime = features.restricted(lifetime)
      }
    }
  }

  /// Leaves each service to its first component.
  private mutating func offerOnce() {
    var offered: Set<Int> = []
    for index in components.indices {
      components[index].services.removeAll { !offered.insert($0).inserted }
      components[index].isDefault = false
    }
  }

  /// Changes all edges; those for which `change` returns nil go.
  ///
  /// - Parameter change: Receives an edge and the own type of its component; nil for that of a request.
  mutating func changeEdges(_ change: (Edge, Int?) -> Edge?) {
    for index in components.indices {
      let owner = components[index].type
      components[index].parameters = components[index].parameters.compactMap { change($0, owner) }
      for step in components[index].injections.indices {
        let edges = components[index].injections[step].edges.compactMap { change($0, owner) }
        components[index].injections[step].edges = edges
        // An injection that closes a cycle has one dependency.
        if edges.isEmpty { components[index].injections[step].closesCycle = false }
      }
    }
    requests = requests.compactMap { request in
      change(request.edge, nil).map { edge in
        var request = request
        request.edge = edge
        return request
      }
    }
  }
}

extension FuzzGraph.Component {
  /// Makes the initializer one whose parameters are the dependencies: at most two, each on one object without a name.
  fileprivate mutating func declareInitializer() {
    (making, arguments) = (.declared, 0)
    parameters = parameters.prefix(2).map {
      FuzzGraph.Edge(target: $0.target, name: nil, quantity: .one)
    }
  }
}

extension GraphFeatures {
  fileprivate func restricted(_ edge: FuzzGraph.Edge) -> FuzzGraph.Edge {
    var edge = edge
    if !parts.contains(.names) { edge.name = nil }
    if !parts.contains(.tags) { edge.tag = nil }
    if edge.delay == .provider, !parts.contains(.providers) { edge.delay = .none }
    if edge.delay == .lazy, !parts.contains(.lazies) { edge.delay = .none }
    switch edge.quantity {
    case .one: break
    case .oneOrNone: if !parts.contains(.optionals) { edge.quantity = .one }
    case .many: if !parts.contains(.many) { edge.quantity = .one }
    }
    return edge
  }

  fileprivate func restricted(_ lifetime: ComponentLifetime) -> ComponentLifetime? {
    if lifetimes.contains(lifetime) { return lifetime }
    let nearest: [ComponentLifetime] =
      lifetime == .graph ? [.transient] : [.lazySingle, .perScope, .transient]
    return nearest.first(where: lifetimes.contains) ?? lifetimes.first
  }
}
