/// A graph that rules look at, with what several of them need.
struct CheckedGraph {
  let model: GraphModel
  let arcs: Digraph
  /// Whether rules also tell what is only wrong if scopes end in an order that nothing states.
  let isStrict: Bool
  /// The entry points: components that are requested from outside of the graph.
  let entered: [Int]
  /// Whether the graph declares its roots. If not, any component may be requested from outside.
  let hasRoots: Bool
  private let parts: StronglyConnectedComponents

  init(_ model: GraphModel, isStrict: Bool) {
    self.model = model
    self.isStrict = isStrict
    arcs = model.arcs
    entered = model.components.indices.filter { model.components[$0].isEntered }
    hasRoots = model.components.contains(where: \.isRoot)
    parts = StronglyConnectedComponents(of: arcs)
  }

  var components: [GraphModel.Component] { model.components }

  func edge(_ vertex: Int, _ arc: Digraph.Arc) -> GraphModel.Edge {
    model.edges[vertex][arc.label]
  }

  /// Whether two vertices connected by an arc lie on a common cycle.
  func areOnCycle(_ vertex: Int, _ other: Int) -> Bool {
    parts.part[vertex] >= 0 && parts.part[vertex] == parts.part[other]
  }

  /// Returns the findings about each component, in their order.
  func componentFindings(_ finding: (Int, GraphModel.Component) -> Finding?) -> [Finding] {
    components.indices.compactMap { finding($0, components[$0]) }
  }

  /// Returns the findings about each dependency, in their order.
  func edgeFindings(_ findings: (Int, GraphModel.Edge) -> [Finding]) -> [Finding] {
    model.edges.indices.flatMap { owner in
      model.edges[owner].flatMap { findings(owner, $0) }
    }
  }

  /// Returns the findings about the uses of components that can't make objects.
  func useFindings(
    _ finding: (Finding.Use, GraphModel.Component) -> Finding?
  ) -> [Finding] {
    edgeFindings { owner, edge in
      edge.targets.compactMap { target in
        components[target].canMake
          ? nil : finding(Finding.Use(owner: owner, edge: edge, target: target), components[target])
      }
    }
  }
}

/// A type with a name or tag, or without.
struct OfferedName: Hashable {
  let type: Int
  let qualifier: Int?
}

extension GraphModel.Component {
  /// What it offers: each type without a name, and with each of its names and tags.
  var offeredNames: [OfferedName] {
    offers.flatMap { offer in
      (offer.isPlain ? [OfferedName(type: offer.type, qualifier: nil)] : [])
        + offer.qualifiers.map { OfferedName(type: offer.type, qualifier: $0) }
    }
  }
}

extension GraphModel {
  /// The components that offer each type with each name or tag, and without any.
  var offeringNames: [OfferedName: [Int]] {
    components.indices.reduce(into: [:]) { offering, vertex in
      for name in components[vertex].offeredNames { offering[name, default: []].append(vertex) }
    }
  }
}
