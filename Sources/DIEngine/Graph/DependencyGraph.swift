/// What the components of a registry and its parents declare, at one moment.
///
/// Vertices come in this order: the components as they were registered, then arguments and types
/// that nothing can be had for, as they were found.
package struct DependencyGraph: Sendable {
  package let vertices: [DependencyVertex]
  /// The edges that leave each vertex: those of the initializer, then those of the injections.
  package let edges: [[DependencyEdge]]

  /// Makes a graph of as many lists of edges as vertices.
  package init(vertices: [DependencyVertex], edges: [[DependencyEdge]]) {
    self.vertices = vertices
    self.edges = edges
  }
}

extension Registry {
  /// Reads the graph of what is declared. Nothing is made, and no plan is kept.
  ///
  /// Each dependency leads where a request for it would, if it were made on this registry now. The
  /// cost grows with the number of components and dependencies.
  package func declaredGraph() -> DependencyGraph {
    locked {
      describing {
        var reader = DependencyGraphReader(self)
        return reader.read()
      }
    }
  }
}

/// Reads the graph of a registry, under its lock.
private struct DependencyGraphReader {
  private let registry: Registry
  private let components: [Component]
  private var vertices: [DependencyVertex]
  /// The vertex of each component; components that the same line registered in a registry and its
  /// parent share one.
  private var indices: [ObjectIdentifier: Int] = [:]

  init(_ registry: Registry) {
    self.registry = registry
    var components: [(component: Component, number: UInt64)] = []
    // Where the components stand that nobody below registered again, by what tells them apart.
    var places: [ComponentInfo: Int] = [:]
    var replaced: [(component: Component, place: Int)] = []
    var next: Registry? = registry
    while let current = next {
      let lower = places
      for component in current.components {
        let info = ComponentInfo(component)
        if let place = lower[info] {
          // The one below takes the place of the earlier one, as the container itself does.
          components[place].number = min(components[place].number, component.number)
          replaced.append((component, place))
        } else {
          places[info] = components.count
          components.append((component, component.number))
        }
      }
      next = current.parent
    }
    let order = components.indices.sorted { components[$0].number < components[$1].number }
    self.components = order.map { components[$0].component }
    vertices = self.components.map { .component(DeclaredComponent($0)) }
    for (index, component) in self.components.enumerated() {
      indices[ObjectIdentifier(component)] = index
    }
    for (component, place) in replaced {
      indices[ObjectIdentifier(component)] =
        indices[ObjectIdentifier(components[place].component)]
    }
  }

  mutating func read() -> DependencyGraph {
    var edges = components.map { component in
      registry.declaredDependencies(of: component).map { edge($0, of: component) }
    }
    edges += [[DependencyEdge]](repeating: [], count: vertices.count - edges.count)
    return DependencyGraph(vertices: vertices, edges: edges)
  }

  private mutating func edge(
    _ dependency: DependencyRecorder.Dependency, of owner: Component
  ) -> DependencyEdge {
    let description = dependency.description
    if description.isArgument {
      return DependencyEdge(dependency, targets: [add(.argument(description.base))])
    }
    let found = registry.components(for: description, of: owner)
    guard !found.isEmpty else {
      return DependencyEdge(dependency, targets: [add(.unknown(description.base))])
    }
    // Those that share a vertex are one target.
    let targets = found.map { indices[ObjectIdentifier($0)]! }
    return DependencyEdge(
      dependency,
      targets: targets.enumerated().filter { !targets[..<$0.offset].contains($0.element) }
        .map(\.element))
  }

  private mutating func add(_ vertex: DependencyVertex) -> Int {
    vertices.append(vertex)
    return vertices.count - 1
  }
}

extension Registry {
  /// The components that a declared dependency leads to, as a request for it would be answered:
  /// one, all that an array has, several none of which is preferred, or none.
  func components(
    for description: RequestDescription, of owner: Component
  ) -> [Component] {
    let (type, request) = (description.base, description.request)
    if description.isMany {
      guard case .offers(let offers) = candidatesOfMany(type, request, from: owner.owner)
      else { return [] }
      return offers.map(\.component)
    }
    var tests: [ComponentInfo] = []
    switch select(type, request.qualifiers, from: owner.owner, severalTests: &tests) {
    case .offer(let offer): return [offer.component]
    case .failure(_, _, let tied): return tied.map(\.component)
    }
  }
}

extension ComponentInfo {
  /// Type and place alone, which tell components apart.
  fileprivate init(_ component: Component) {
    self.init(type: component.type, file: component.file, line: component.line)
  }
}

extension DependencyGraph {
  /// The graph as the searches read it: one arc for each target of an edge, whose label is the
  /// number of the edge among those of its vertex.
  package var arcs: Digraph {
    Digraph(
      edges.map { edges in
        edges.enumerated().flatMap { label, edge in
          edge.targets.map { Digraph.Arc(target: $0, label: label) }
        }
      })
  }

  /// The edges that a cycle goes along.
  package func edges(of cycle: Cycle) -> [DependencyEdge] {
    zip(cycle.vertices, cycle.labels).map { edges[$0][$1] }
  }

  /// The components that are asked for from outside of the graph.
  package var entered: [Int] {
    vertices.indices.filter { vertices[$0].component?.isEntered ?? false }
  }

  /// All cycles, each told from its least vertex, or as many as a limit allows.
  package func cycles(_ limit: CycleSearch.Limit) -> CycleSearch.Outcome {
    CycleSearch.run(on: arcs, limit)
  }

  /// All cycles through components that are asked for from outside, each told from the first of
  /// these, or as many as a limit allows.
  package func cyclesThroughEntered(_ limit: CycleSearch.Limit) -> CycleSearch.Outcome {
    CycleSearch.run(on: arcs, through: entered, limit)
  }
}

/// Notes which dependencies a component declares, in order.
///
/// Makers and steps tell a planner what they need when they are compiled. A planner that has a
/// recorder plans nothing.
final class DependencyRecorder {
  /// One declared dependency.
  struct Dependency {
    let description: RequestDescription
    let stage: DependencyEdge.Stage
  }

  private(set) var dependencies: [Dependency] = []
  /// What asks for the dependencies that are noted next.
  var stage = DependencyEdge.Stage.initializer

  func note(_ type: any Any.Type, _ request: Request, isForgiven: Bool) {
    let description = RequestDescription(of: type, request, isForgiven: isForgiven)
    dependencies.append(Dependency(description: description, stage: stage))
  }
}

extension Registry {
  /// The dependencies that a component declares: those of its initializers, then those of its
  /// steps. Closures that ask the container themselves declare none.
  ///
  /// Called under the lock. What is compiled on the way is thrown away.
  func declaredDependencies(of component: Component) -> [DependencyRecorder.Dependency] {
    let recorder = DependencyRecorder()
    let plan = ComponentPlan(
      InstanceIdentity(component, .none), signature: nil, from: component.owner, in: self)
    let compiler = PlanCompiler(self, owner: plan, recorder: recorder)
    component.factory?.declare?(compiler)
    for factory in component.argumentFactories { factory.declare?(compiler) }
    for injection in component.injections {
      recorder.stage = .injection(isDeferred: injection.isDeferred)
      injection.declare?(compiler)
    }
    return withExtendedLifetime(plan) { recorder.dependencies }
  }
}
