internal import DIEngine
internal import DIEngineGraph
internal import DITracing

/// The graph of an engine as it was read: with the types themselves, which a snapshot doesn't contain.
struct GraphReading: Sendable {
  let declared: DependencyGraph
  /// The details of the components, which are the first vertices of the graph.
  let details: [ComponentDetail]
  /// What components requested in recorded requests; nil without such.
  private let seen: SeenDependencies?
  /// The number of edges that each vertex declares; those after them were seen.
  private let declaredCounts: [Int]

  init(_ source: some GraphSource) {
    self.init(source.engine.registry, (source as? any ScopeView)?.viewedScope)
  }

  private init(_ registry: Registry, _ scope: Scope?) {
    let (graph, details) = registry.declaredGraph {
      ComponentDetail($0, for: scope)
    }
    self.init(graph, details, nil, graph.edges.map(\.count))
  }

  private init(
    _ graph: DependencyGraph, _ details: [ComponentDetail], _ seen: SeenDependencies?,
    _ declaredCounts: [Int]
  ) {
    declared = graph
    self.details = details
    self.seen = seen
    self.declaredCounts = declaredCounts
  }

  /// Returns the same graph with what components requested in recorded requests.
  func adding(_ requests: [RecordedRequest]) -> GraphReading {
    let seen = SeenDependencies(requests, in: self)
    return GraphReading(seen.added(to: declared), details, seen, declaredCounts)
  }

  /// Whether the closures of a component ran in a recorded request.
  func ran(_ vertex: Int) -> Bool { seen?.ran.contains(vertex) ?? false }

  func component(_ vertex: Int) -> DeclaredComponent? { declared.vertices[vertex].component }

  /// Makes the plain values of the components: one for each vertex, also for those that ``isOwn(_:)`` names.
  func components() -> [GraphComponent] {
    var names = GraphNames()
    let ids = ids(&names)
    return details.indices.map { vertex in
      let component = component(vertex)!
      return GraphComponent(
        component, details[vertex], ids[vertex], dependencies(of: vertex, ids, &names),
        codeThatTakesContainer(vertex), &names)
    }
  }

  /// Returns the components that the program registered.
  func withoutOwn(_ components: [GraphComponent]) -> [GraphComponent] {
    details.indices.filter { !isOwn($0) }.map { components[$0] }
  }

  /// Makes the plain value of one dependency.
  func dependency(
    _ number: Int, of vertex: Int, _ ids: [GraphComponent.ID], _ names: inout GraphNames
  ) -> GraphDependency {
    let edge = declared.edges[vertex][number]
    let count = declaredCounts[vertex]
    guard number >= count, let labels = seen?.labels(of: vertex)[number - count] else {
      return dependency(edge, ids, &names)
    }
    return dependency(edge, ids, &names).seen(with: labels)
  }

  private func dependencies(
    of vertex: Int, _ ids: [GraphComponent.ID], _ names: inout GraphNames
  ) -> [GraphDependency] {
    declared.edges[vertex].indices.filter {
      !declared.edges[vertex][$0].targets.contains(where: isOwn)
    }.map { dependency($0, of: vertex, ids, &names) }
  }

  /// The identities of the components, in their order.
  func ids(_ names: inout GraphNames) -> [GraphComponent.ID] {
    var counts: [String: Int] = [:]
    return details.indices.map { vertex in
      let info = component(vertex)!.info
      let id = "\(names(info.type).full)@\(fileName(info.file)):\(info.line)"
      let number = counts[id, default: 0] + 1
      counts[id] = number
      return number == 1 ? id : "\(id)#\(number)"
    }
  }

  private func dependency(
    _ edge: DependencyEdge, _ ids: [GraphComponent.ID], _ names: inout GraphNames
  ) -> GraphDependency {
    GraphDependency(
      edge.dependency, isArgument: edge.targets.contains(where: isArgument),
      targets: edge.targets.filter { $0 < ids.count }.map { ids[$0] }, &names)
  }

  /// Whether the objects of a component are containers, which hand out themselves.
  func isContainer(_ vertex: Int) -> Bool { component(vertex)?.info.type is any GraphSource.Type }

  /// Whether the library registered the component: by it a container hands out itself. What needs it is code that
  /// takes the container.
  private func isOwn(_ vertex: Int) -> Bool {
    component(vertex)?.info.file == "DIv3/DIContainer.swift" && isContainer(vertex)
  }

  /// The code of a component that gets a container, and may request anything.
  func codeThatTakesContainer(_ vertex: Int) -> [GraphComponent.Closure] {
    let edges = declared.edges[vertex].prefix(declaredCounts[vertex]).filter {
      $0.targets.contains(where: isContainer)
    }
    let component = component(vertex)!
    var code: [GraphComponent.Closure] = []
    if component.hasUndeclaredFactory || edges.contains(where: \.isInitial) {
      code.append(.initializer)
    }
    if component.hasUndeclaredInjection || edges.contains(where: { !$0.isInitial }) {
      code.append(.injection)
    }
    return code
  }

  func isArgument(_ vertex: Int) -> Bool { declared.isArgument(vertex) }
}

extension GraphComponent {
  init(
    _ component: DeclaredComponent, _ detail: ComponentDetail, _ id: ID,
    _ dependencies: [GraphDependency], _ undeclared: [Closure], _ names: inout GraphNames
  ) {
    let (info, type) = (component.info, names(component.info.type))
    var services: [Service] = []
    for service in component.offers {
      services.append(
        Service(
          type: names(service.type).full, qualifiers: service.qualifiers.map { names($0) },
          needsQualifier: service.needsQualifier))
    }
    self.init(
      id: id, type: type.full, name: type.short, services: services,
      lifetime: GraphLifetime(component.lifetime, component.store.map { "\($0)" }),
      file: info.file, line: info.line, module: component.owner.type.map { names($0).full },
      part: component.part.map { names($0).full }, generation: component.generation,
      priority: Priority(info.priority), isRoot: component.isRoot,
      isUnused: component.isUnused, canMake: component.canMake, level: component.level,
      isKept: detail.isKept, dependencies: dependencies, undeclared: undeclared,
      accepted: component.accepted)
  }
}

extension GraphComponent.Priority {
  init(_ priority: Component.Priority) {
    switch priority {
    case .normal: self = .normal
    case .default: self = .default
    case .test: self = .test
    }
  }
}

extension GraphDependency {
  init(
    _ dependency: DeclaredDependency, isArgument: Bool, targets: [GraphComponent.ID],
    _ names: inout GraphNames
  ) {
    let stage: Stage
    switch dependency.stage {
    case .initializer: stage = .initializer
    case .injection(isDeferred: false): stage = .injection
    case .injection(isDeferred: true): stage = .deferredInjection
    }
    let description = dependency.description
    let type = names(description.base)
    self.init(
      stage, type: type.full, name: type.short,
      qualifiers: description.request.qualifiers.map { names($0) },
      isOptional: description.isOptional, isMany: description.isMany,
      delay: dependency.isAsynchronous
        ? .asynchronous : description.delay != nil ? .synchronous : nil,
      isArgument: isArgument,
      arguments: description.argumentTypes.map { names($0).full }, targets: targets)
  }
}
