/// A graph that rules look at, with what several of them need.
package struct CheckedGraph {
  package let model: GraphModel
  package let arcs: Digraph
  /// Whether rules also tell what is only wrong if scopes end in an order that nothing states.
  package let isStrict: Bool
  /// The entry points: components that are requested from outside of the graph.
  package let entered: [Int]
  /// Whether the graph declares its roots. If not, any component may be requested from outside.
  package let hasRoots: Bool
  private let parts: StronglyConnectedComponents

  package init(_ model: GraphModel, isStrict: Bool) {
    self.model = model
    self.isStrict = isStrict
    arcs = model.arcs
    entered = model.components.indices.filter { model.components[$0].isEntered }
    hasRoots = model.components.contains(where: \.isRoot)
    parts = StronglyConnectedComponents(of: arcs)
  }

  package var components: [GraphModel.Component] { model.components }

  package func edge(_ vertex: Int, _ arc: Digraph.Arc) -> GraphModel.Edge {
    model.edges[vertex][arc.label]
  }

  /// Whether two vertices connected by an arc lie on a common cycle.
  func areOnCycle(_ vertex: Int, _ other: Int) -> Bool {
    parts.part[vertex] >= 0 && parts.part[vertex] == parts.part[other]
  }

  /// Returns the findings about each component, in their order.
  package func componentFindings(_ finding: (Int, GraphModel.Component) -> Finding?) -> [Finding] {
    components.indices.compactMap { finding($0, components[$0]) }
  }

  /// Returns the findings about each dependency, in their order.
  func edgeFindings(_ findings: (_ owner: Int, _ edge: Int, GraphModel.Edge) -> [Finding])
    -> [Finding]
  {
    model.edges.indices.flatMap { owner in
      model.edges[owner].enumerated().flatMap { findings(owner, $0, $1) }
    }
  }

  /// Returns the findings about the uses of components that can't make objects.
  func useFindings(
    _ finding: (Finding.Use, GraphModel.Edge, GraphModel.Component) -> Finding?
  ) -> [Finding] {
    edgeFindings { owner, index, edge in
      edge.targets.compactMap { target in
        guard !components[target].canMake else { return nil }
        return finding(
          Finding.Use(owner: owner, edge: index, target: target), edge, components[target])
      }
    }
  }
}

/// A type with a name or tag, or without.
package struct OfferedName: Hashable {
  package let type: Int
  package let qualifier: Int?
}

extension GraphModel.Component {
  /// What it offers: each type without a name, and with each of its names and tags.
  package var offeredNames: [OfferedName] {
    offers.flatMap { offer in
      (offer.isPlain ? [OfferedName(type: offer.type, qualifier: nil)] : [])
        + offer.qualifiers.map { OfferedName(type: offer.type, qualifier: $0) }
    }
  }
}

extension GraphModel {
  /// The components that offer each type with each name or tag, and without any.
  package var offeringNames: [OfferedName: [Int]] {
    components.indices.reduce(into: [:]) { offering, vertex in
      for name in components[vertex].offeredNames { offering[name, default: []].append(vertex) }
    }
  }
}
