internal import DIEngine
internal import DIEngineGraph

/// An object that lives longer should not hold one that belongs to a shorter life: the first one would serve all later
/// lives.
///
/// Objects that nothing keeps are held by their owners, so they connect the two. A lazy or a provider doesn't: it asks
/// again.
struct CaptiveRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    graph.components.indices.filter(graph.outlivesRequests).flatMap { owner in
      HeldObjects(of: owner, in: graph).paths.compactMap { path in
        reason(owner, path.last!, in: graph).map { finding(path, $0, in: graph) }
      }
    }
  }

  /// Returns why an object of the second component belongs to a shorter life than one of the first; nil if it doesn't.
  private func reason(_ owner: Int, _ held: Int, in graph: CheckedGraph) -> String? {
    let (own, other) = (graph.declared(owner), graph.declared(held))
    if graph.components[held].level < graph.components[owner].level {
      return "which only a child container registers"
    }
    if graph.components[held].lifetime.keeper == .container {
      return "which each container keeps for itself"
    }
    var next = other.store?.parentStore
    while let store = next {
      if store === own.store {
        return "which is \(graph.components[held].lifetime), a scope within it"
      }
      next = store.parentStore
    }
    return nil
  }

  private func finding(_ path: [Int], _ reason: String, in graph: CheckedGraph) -> GraphFinding {
    let (owner, held) = (graph.components[path[0]], graph.components[path.last!])
    return GraphFinding(
      .captive, .warning,
      "\(owner.name), which is \(owner.lifetime), holds a \(held.name), \(reason): the first one serves "
        + "all others (\(graph.path(path)))",
      remedy:
        "let \(owner.name) take it as a lazy or a provider, don't keep \(owner.name) longer than "
        + "\(held.name), or keep \(held.name) as long.", path.compactMap(graph.component))
  }
}

/// An object that outlives its request keeps the argument with which it was made: later requests pass theirs in vain.
struct CapturedArgumentRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    graph.components.indices.filter(graph.outlivesRequests).compactMap { owner in
      guard
        let edge = graph.edges(owner).first(where: {
          $0.targets.contains(where: graph.reading.isArgument)
        })
      else { return nil }
      let component = graph.components[owner]
      return GraphFinding(
        .capturedArgument, .warning,
        "\(component.name), which is \(component.lifetime), keeps the argument \(edge.type) of the first "
          + "request: later arguments have no effect",
        remedy: "make a new object for each request, or pass the value to its functions.",
        [component])
    }
  }
}

extension CheckedGraph {
  /// Whether objects of a component are held strongly by something that outlives containers.
  fileprivate func outlivesRequests(_ vertex: Int) -> Bool {
    let lifetime = components[vertex].lifetime
    return [.process, .engine, .storage].contains(lifetime.keeper) && !lifetime.isWeak
  }
}

/// The shortest paths from a component to those whose objects it holds: kept ones, and those of child containers.
private struct HeldObjects {
  let paths: [[Int]]

  init(of owner: Int, in graph: CheckedGraph) {
    var before: [Int: Int] = [owner: owner]
    var queue = [owner]
    var next = 0
    var paths: [[Int]] = []
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      for edge in graph.edges(vertex) where !edge.isDelayed {
        for target in edge.targets where graph.isComponent(target) && before[target] == nil {
          before[target] = vertex
          let component = graph.components[target]
          let isHeldByOwner =
            component.lifetime.keeper == .nothing || component.lifetime.keeper == .objectGraph
          if isHeldByOwner && component.level >= graph.components[owner].level {
            queue.append(target)
            continue
          }
          var path = [target]
          while let last = path.last, last != owner { path.append(before[last]!) }
          paths.append(path.reversed())
        }
      }
    }
    self.paths = paths
  }
}
