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
