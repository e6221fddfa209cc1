extension FuzzGraph {
  /// Returns the graph without what a container lacks.
  package func restricted(to container: ContainerUnderTest) -> FuzzGraph {
    let lacks = Set(container.lacks.keys)
    var graph = self
    for index in graph.components.indices { graph.components[index].omit(lacks) }
    let offersOnce = !lacks.isDisjoint(with: [.defaults, .refusesSeveral])
    if offersOnce { graph.offerOnce() }
    graph.changeEdges { $0.without(lacks) }
    // Last: the edges lead where they will lead.
    if lacks.losesMissing {
      let offers = graph.offers
      graph.changeEdges { offers.contains($0.target) ? $0 : nil }
    }
    if lacks.contains(.threadSafety) { graph.threads = 1 }
    for index in graph.requests.indices { graph.requests[index].omit(lacks) }
    return graph
  }

  /// The types that the components offer.
  private var offers: Set<Target> {
    Set(components.flatMap { [.own($0.type)] + $0.services.map(Target.service) })
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
  mutating func changeEdges(_ change: (Edge) -> Edge?) {
    for index in components.indices {
      components[index].parameters = components[index].parameters.compactMap(change)
      for step in components[index].injections.indices {
        let edges = components[index].injections[step].edges.compactMap(change)
        components[index].injections[step].edges = edges
        // An injection that closes a cycle has one dependency.
        if edges.isEmpty { components[index].injections[step].closesCycle = false }
      }
    }
    requests = requests.compactMap { request in
      change(request.edge).map { edge in
        var request = request
        request.edge = edge
        return request
      }
    }
  }
}

extension Set<Capability> {
  /// Whether a container that lacks these can't be asked for what no component offers.
  fileprivate var losesMissing: Bool {
    !isDisjoint(with: [.survivesMissingDependency, .missingInjections])
  }
}

extension FuzzGraph.Component {
  fileprivate mutating func omit(_ lacks: Set<Capability>) {
    if lacks.contains(.names) { names = [] }
    if lacks.losesMissing { keepsOwnType = true }
    if lacks.contains(.existingObjects), making == .elsewhere || making == .forgotten {
      declareInitializer()
    }
    if lacks.contains(.runtimeArguments), making == .arguments { declareInitializer() }
    if lacks.contains(.tags) { tags = [] }
    if lacks.contains(.childContainers) { isOfChild = false }
    if lacks.contains(.lateRegistration) { lateness = nil }
    if lacks.contains(.weakLifetime), lifetime == .weak { lifetime = .lazySingle }
  }

  /// Makes the initializer one whose parameters are the dependencies: at most two, each on one object without a name.
  private mutating func declareInitializer() {
    (making, arguments) = (.declared, 0)
    parameters = parameters.prefix(2).map {
      FuzzGraph.Edge(target: $0.target, name: nil, quantity: .one)
    }
  }
}

extension FuzzGraph.Edge {
  fileprivate func without(_ lacks: Set<Capability>) -> Self {
    var edge = self
    if lacks.contains(.names) { edge.name = nil }
    if lacks.contains(.tags) { edge.tag = nil }
    if edge.delay == .provider, lacks.contains(.providers) { edge.delay = .none }
    if edge.delay == .lazy, lacks.contains(.lazies) { edge.delay = .none }
    if edge.quantity == .many, lacks.contains(.many) { edge.quantity = .one }
    return edge
  }
}

extension FuzzGraph.Request {
  fileprivate mutating func omit(_ lacks: Set<Capability>) {
    if lacks.contains(.newScope) { onSecondScope = false }
    if lacks.contains(.childContainers) { isOnChild = false }
    if lacks.contains(.runtimeArguments) { arguments = [] }
    if lacks.contains(.existingObjects) { given = nil }
  }
}
