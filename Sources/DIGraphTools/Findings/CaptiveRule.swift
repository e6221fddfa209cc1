internal import DIEngine
internal import DIEngineGraph

/// An object that lives longer should not hold one that belongs to a shorter life: the first one would serve all later
/// lives.
///
/// Objects that nothing keeps are held by their owners, so they connect the two. A lazy or a provider doesn't: it asks
/// again. Of each owner the rule tells the nearest few: after their remedy it tells the next ones.
struct CaptiveRule: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    let owners = graph.components.indices.filter(graph.outlivesRequests)
    let mayHold = verticesThatMayHold(in: graph, owners)
    return owners.flatMap { owner in
      var found: [GraphFinding] = []
      var search = HeldObjects(of: owner, in: graph, mayHold)
      while found.count < CheckedGraph.mostListed, let path = search.next() {
        if let reason = reason(owner, path.last!, in: graph) {
          found.append(finding(path, reason, in: graph))
        }
      }
      return found
    }
  }

  /// Returns, for each component, whether it may belong to a shorter life than one of the owners, or holds such an object
  /// together with its own. Searches for each owner go there only.
  private func verticesThatMayHold(in graph: CheckedGraph, _ owners: [Int]) -> [Bool] {
    let highest = owners.map { graph.components[$0].level }.max() ?? 0
    var users = [[Int]](repeating: [], count: graph.components.count)
    for vertex in graph.components.indices where graph.isHeldByItsOwner(vertex) {
      for edge in graph.edges(vertex) where !edge.isDelayed {
        for target in edge.targets where graph.isComponent(target) { users[target].append(vertex) }
      }
    }
    var mayHold = graph.components.map { component in
      component.lifetime.keeper == .container || component.lifetime.keeper == .storage
        || component.level < highest
    }
    var open = graph.components.indices.filter { mayHold[$0] }
    while let vertex = open.popLast() {
      for user in users[vertex] where !mayHold[user] {
        mayHold[user] = true
        open.append(user)
      }
    }
    return mayHold
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
    return graph.isStrict ? reasonBetweenScopes(own, other, graph.components[held]) : nil
  }

  /// Returns that two scopes have nothing to do with each other, if so.
  private func reasonBetweenScopes(
    _ owner: DeclaredComponent, _ held: DeclaredComponent, _ component: GraphComponent
  ) -> String? {
    guard let store = held.store, let own = owner.store, store !== own else { return nil }
    var next = own.parentStore
    while let outer = next {
      if outer === store { return nil }
      next = outer.parentStore
    }
    return "which is \(component.lifetime), a scope that may end before"
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

  /// Whether nothing keeps the objects of a component, so that the objects which need them hold them.
  fileprivate func isHeldByItsOwner(_ vertex: Int) -> Bool {
    let keeper = components[vertex].lifetime.keeper
    return keeper == .nothing || keeper == .objectGraph
  }
}

/// The shortest paths from a component to those whose objects it holds: kept ones, and those of child containers. The
/// nearest come first.
private struct HeldObjects {
  private let owner: Int
  private let graph: CheckedGraph
  private let mayHold: [Bool]
  private var before: [Int: Int]
  /// The components that the owner's object holds and nothing else keeps.
  private var queue: [Int]
  private var nextInQueue = 0
  private var found: [Int] = []

  init(of owner: Int, in graph: CheckedGraph, _ mayHold: [Bool]) {
    self.owner = owner
    self.graph = graph
    self.mayHold = mayHold
    before = [owner: owner]
    queue = [owner]
  }

  /// Returns the path to the next component; nil if there is none.
  mutating func next() -> [Int]? {
    while found.isEmpty, nextInQueue < queue.count {
      visit(queue[nextInQueue])
      nextInQueue += 1
    }
    guard !found.isEmpty else { return nil }
    var path = [found.removeFirst()]
    while let last = path.last, last != owner { path.append(before[last]!) }
    return path.reversed()
  }

  private mutating func visit(_ vertex: Int) {
    for edge in graph.edges(vertex) where !edge.isDelayed {
      for target in edge.targets
      where graph.isComponent(target) && mayHold[target] && before[target] == nil {
        before[target] = vertex
        let isOfChild = graph.components[target].level < graph.components[owner].level
        if graph.isHeldByItsOwner(target), !isOfChild {
          queue.append(target)
        } else {
          found.append(target)
        }
      }
    }
  }
}
