/// A declared graph, and what several rules want to know of it.
struct ValidationContext {
  let graph: DependencyGraph
  let arcs: Digraph
  /// The components that are asked for from outside.
  let entered: [Int]
  /// Whether the graph says which components are asked for from outside; otherwise all may be.
  let hasRoots: Bool
  private let parts: StronglyConnectedComponents

  init(_ graph: DependencyGraph) {
    self.graph = graph
    arcs = graph.arcs
    entered = graph.entered
    hasRoots = graph.vertices.contains { $0.component?.isRoot ?? false }
    parts = StronglyConnectedComponents(of: arcs)
  }

  func component(_ vertex: Int) -> DeclaredComponent? { graph.vertices[vertex].component }

  func edge(_ vertex: Int, _ arc: Digraph.Arc) -> DependencyEdge {
    graph.edges[vertex][arc.label]
  }

  /// Whether two vertices, one of which an arc leads from to the other, lie on a cycle.
  func areOnCycle(_ vertex: Int, _ other: Int) -> Bool {
    parts.part[vertex] >= 0 && parts.part[vertex] == parts.part[other]
  }

  /// The uses of components that can't make their objects, with the component.
  var usesWithoutFactory: [(Finding.Use, DeclaredComponent)] {
    graph.edges.indices.flatMap { owner in
      graph.edges[owner].flatMap { edge in
        edge.targets.compactMap { target in
          guard let component = component(target), !component.canMake else { return nil }
          return (Finding.Use(owner: owner, edge: edge, target: target), component)
        }
      }
    }
  }
}

extension ValidationContext {
  /// The arcs that lead to another creation: all but those from arrays to components that are
  /// certainly being made when the array is. These are left out of it.
  var recursiveArcs: Digraph {
    let factories = ownersOfCertainty
    return arcs.filter { vertex, arc in
      let edge = edge(vertex, arc)
      guard edge.isMany else { return true }
      if arc.target == vertex { return edge.isDeferred && !edge.isDelayed }
      guard edge.isImmediate, let factories else { return true }
      return !factories.dominates(arc.target, vertex)
    }
  }

  /// Tells which objects are always made on behalf of others; nil where any object may be asked
  /// for from outside.
  private var ownersOfCertainty: Dominators? {
    guard hasRoots, graph.edges.contains(where: { $0.contains { $0.isMany && $0.isImmediate } })
    else { return nil }
    let isReached = arcs.reachable(from: entered)
    var entries = entered
    let immediate = arcs.filter { vertex, arc in
      guard isReached[vertex] else { return false }
      if edge(vertex, arc).isImmediate { return true }
      // What is asked for later is made when nothing else may be in the making.
      entries.append(arc.target)
      return false
    }
    return Dominators(of: immediate, entries: entries)
  }
}

extension DependencyEdge {
  /// Whether the object that the edge belongs to is still being made when it asks.
  fileprivate var isImmediate: Bool { !isDeferred && !isDelayed }
}

/// The cycles that the rules look at: those that a request can run into.
struct ValidatedCycles {
  private let checked: ValidationContext
  private let arcs: Digraph
  private let entrances: CycleEntrances
  private let listed: [Cycle]
  private let isComplete: Bool

  private let limit: CycleSearch.Limit
  /// How many cycles are then looked at for each rule.
  static let suspectLimit = 100

  init(of checked: ValidationContext, _ limit: CycleSearch.Limit) {
    self.limit = limit
    self.checked = checked
    var arcs = checked.recursiveArcs
    if checked.hasRoots {
      let isReached = checked.arcs.reachable(from: checked.entered)
      arcs = arcs.filter { vertex, _ in isReached[vertex] }
    }
    self.arcs = arcs
    let entrances = CycleEntrances(checked, arcs)
    self.entrances = entrances
    let found = CycleSearch.run(on: arcs, limit)
    isComplete = found.isComplete
    listed =
      found.isComplete
      ? found.cycles.filter { !entrances.areExternal($0) }
        .map { $0.beginning(where: checked.isBeginning) }
      : []
  }

  /// What there is to tell of the cycles as such.
  var summary: [Finding] {
    guard isComplete else { return [Finding(.info, .tooManyCycles(limit: limit))] }
    let length = listed.reduce(0) { $0 + $1.vertices.count }
    let average = listed.isEmpty ? 0 : Double(length) / Double(listed.count)
    return [Finding(.verbose, .cycles(count: listed.count, averageLength: average))]
  }

  /// The cycles that a rule has to look at: all, or short ones that are likely to break it. If
  /// any cycle breaks it with an error, so does one of these, or one of another rule.
  func suspects(of rule: any CycleRule) -> [Cycle] {
    guard !isComplete else { return listed }
    var search = SuspectSearch(of: rule, in: checked, arcs, entrances)
    return search.run(limit: Self.suspectLimit).map { $0.beginning(where: checked.isBeginning) }
  }
}

extension CycleSearch.Limit {
  /// How far the search goes before a graph is checked in another way.
  package static var ofChecks: CycleSearch.Limit {
    CycleSearch.Limit(cycles: 1_000, work: 1_000_000)
  }
}
