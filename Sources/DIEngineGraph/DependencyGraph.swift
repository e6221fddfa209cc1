package import DIEngine
package import DIGraphRules

/// The dependencies that the components of a registry and its parents declare at one moment.
///
/// The vertices come in this order: components in registration order, then arguments and unknown types
/// in the order in which they were found.
package struct DependencyGraph: Sendable {
  package let vertices: [DependencyVertex]
  /// The outgoing edges of each vertex: dependencies of the initializer first, then those of the
  /// injections.
  package let edges: [[DependencyEdge]]

  /// Creates a graph. Each vertex needs one list of edges.
  package init(vertices: [DependencyVertex], edges: [[DependencyEdge]]) {
    self.vertices = vertices
    self.edges = edges
  }
}

extension Registry {
  /// Reads the graph of declared dependencies, without creating objects or keeping plans.
  ///
  /// Each dependency leads to what a request on this registry would select now.
  ///
  /// - Complexity: Grows with the number of components and dependencies.
  package func declaredGraph() -> DependencyGraph {
    declaredGraph { _ in }.graph
  }

  /// Reads the graph of declared dependencies, and more about each component.
  ///
  /// - Parameter detail: Describes a component. It runs under the registry's lock.
  /// - Returns: The graph, and the details of its components in their order.
  package func declaredGraph<Detail>(
    detail: (Component) -> Detail
  ) -> (graph: DependencyGraph, details: [Detail]) {
    locked {
      var reader = DependencyGraphReader(self)
      return (reader.read(), reader.components.map(detail))
    }
  }
}

/// Reads the graph of a registry, under its lock.
private struct DependencyGraphReader {
  private let registry: Registry
  let components: [Component]
  private var vertices: [DependencyVertex]
  /// The vertex of each component. A component that the same source line registered in a registry and
  /// in its parent has one vertex.
  private var indices: [ObjectIdentifier: Int] = [:]

  init(_ registry: Registry) {
    self.registry = registry
    var components: [(component: Component, number: UInt64)] = []
    // The indices of components that no lower registry registered again, by type and place.
    var places: [ComponentInfo: Int] = [:]
    var replaced: [(component: Component, place: Int)] = []
    for current in sequence(first: registry, next: \.parent) {
      let lower = places
      for component in current.components {
        let info = component.declaration
        if let place = lower[info] {
          // The component of the lower registry replaces that of the upper one, as it does in requests.
          components[place].number = min(components[place].number, component.number)
          replaced.append((component, place))
        } else {
          places[info] = components.count
          components.append((component, component.number))
        }
      }
    }
    let order = components.indices.sorted { components[$0].number < components[$1].number }
    self.components = order.map { components[$0].component }
    vertices = self.components.map {
      .component(DeclaredComponent($0, level: registry.level(of: $0)))
    }
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
      component.declaredDependencies.map { edge($0, of: component) }
    }
    edges += [[DependencyEdge]](repeating: [], count: vertices.count - edges.count)
    return DependencyGraph(vertices: vertices, edges: edges)
  }

  private mutating func edge(
    _ dependency: DeclaredDependency, of owner: Component
  ) -> DependencyEdge {
    let description = dependency.description
    var targets: [Int] = []
    if !description.isArgument {
      for component in description.components(for: owner, in: registry) {
        // Components that share a vertex are one target.
        let index = indices[ObjectIdentifier(component)]!
        if !targets.contains(index) { targets.append(index) }
      }
    }
    if targets.isEmpty {
      targets = [vertices.count]
      let type = description.base
      vertices.append(description.isArgument ? .argument(type) : .unknown(type))
    }
    return DependencyEdge(dependency, targets: targets)
  }
}

extension DependencyGraph {
  /// The graph in the form that the algorithms read.
  package var arcs: Digraph { Digraph(of: edges, targets: \.targets) }

  package func isArgument(_ vertex: Int) -> Bool {
    if case .argument = vertices[vertex] { true } else { false }
  }

  /// The entry points: components that are requested from outside of the graph.
  package var entered: [Int] {
    vertices.indices.filter { vertices[$0].component?.isEntered ?? false }
  }
}
