/// Reduces a failing graph: removes components, requests, edges and properties while the graph still
/// fails.
package struct FuzzReducer {
  /// Whether a graph still fails.
  private let fails: (FuzzGraph) -> Bool

  /// Creates a reducer.
  ///
  /// - Parameter fails: Whether a graph still fails. Called very often.
  package init(fails: @escaping (FuzzGraph) -> Bool) {
    // A graph without components says nothing.
    self.fails = { !$0.components.isEmpty && fails($0) }
  }

  /// Returns a graph from which nothing more can be removed without the failure disappearing.
  package func reduced(_ graph: FuzzGraph) -> FuzzGraph {
    var smallest = graph
    while true {
      let before = smallest
      smallest = withoutRequests(smallest)
      smallest = withoutComponents(smallest)
      smallest = withSimplerComponents(smallest)
      smallest = withSimplerRequests(smallest)
      if smallest == before { return smallest }
    }
  }

  private func withoutRequests(_ graph: FuzzGraph) -> FuzzGraph {
    leavingOut(from: graph, \.requests) { graph, range in
      for index in graph.components.indices {
        guard let lateness = graph.components[index].lateness else { continue }
        graph.components[index].lateness = lateness - range.count { $0 < lateness }
      }
    }
  }

  private func withoutComponents(_ graph: FuzzGraph) -> FuzzGraph {
    var smallest = leavingOut(from: graph, \.components)
    // What needs a component may need directly what that needs.
    for component in smallest.components {
      guard let edge = component.parameters.first, edge.isPlain, case .own = edge.target else {
        continue
      }
      var candidate = smallest
      candidate.components.removeAll { $0.type == component.type }
      candidate.changeEdges { other in other.target == .own(component.type) ? edge : other }
      if fails(candidate) { smallest = candidate }
    }
    return smallest
  }

  /// Removes halves, quarters and so on, down to single elements.
  ///
  /// - Parameter adapt: Adapts the rest of a graph to what has been removed.
  private func leavingOut<Element>(
    from graph: FuzzGraph, _ path: WritableKeyPath<FuzzGraph, [Element]>,
    _ adapt: (inout FuzzGraph, Range<Int>) -> Void = { _, _ in }
  ) -> FuzzGraph {
    var smallest = graph
    var size = max(1, smallest[keyPath: path].count / 2)
    while true {
      var start = 0
      while start < smallest[keyPath: path].count {
        var candidate = smallest
        let end = min(start + size, candidate[keyPath: path].count)
        candidate[keyPath: path].removeSubrange(start..<end)
        adapt(&candidate, start..<end)
        if fails(candidate) { smallest = candidate } else { start = end }
      }
      if size == 1 { return smallest }
      size /= 2
    }
  }

  private func withSimplerComponents(_ graph: FuzzGraph) -> FuzzGraph {
    var smallest = graph
    for index in graph.components.indices {
      var step = 0
      while true {
        let changes = Self.simplifications(of: smallest.components[index])
        guard step < changes.count else { break }
        var candidate = smallest
        candidate.components[index] = changes[step]
        if candidate != smallest, fails(candidate) { smallest = candidate } else { step += 1 }
      }
    }
    return smallest
  }

  private func withSimplerRequests(_ graph: FuzzGraph) -> FuzzGraph {
    let changes: [(inout FuzzGraph.Request) -> Void] = [
      { $0.edge.delay = .none }, { $0.edge.tag = nil }, { $0.edge.name = nil },
      { $0.arguments = [] }, { $0.isOnChild = false }, { $0.onSecondScope = false },
      { $0.isHeld = true }, { if $0.given != nil { $0.given = .new } },
    ]
    var smallest = graph
    for threads in [1, 2] where smallest.threads > threads {
      var candidate = smallest
      candidate.threads = threads
      if fails(candidate) { smallest = candidate }
    }
    for index in graph.requests.indices {
      for change in changes {
        var candidate = smallest
        change(&candidate.requests[index])
        if candidate != smallest, fails(candidate) { smallest = candidate }
      }
    }
    return smallest
  }

  /// Returns the variants of a component with one property fewer.
  private static func simplifications(
    of component: FuzzGraph.Component
  ) -> [FuzzGraph.Component] {
    func with(_ change: (inout FuzzGraph.Component) -> Void) -> FuzzGraph.Component {
      var changed = component
      change(&changed)
      return changed
    }
    var simpler: [FuzzGraph.Component] = []
    for step in component.injections.indices {
      simpler.append(with { $0.injections.remove(at: step) })
      for edge in component.injections[step].edges.indices {
        simpler.append(with { $0.injections[step].edges.remove(at: edge) })
        if component.injections[step].edges[edge].quantity != .one {
          simpler.append(with { $0.injections[step].edges[edge].quantity = .one })
        }
      }
      if component.injections[step].asks {
        simpler.append(with { $0.injections[step].asks = false })
      }
      if component.injections[step].fault != .never {
        simpler.append(with { $0.injections[step].fault = .never })
      }
    }
    for edge in component.parameters.indices {
      simpler.append(with { $0.parameters.remove(at: edge) })
      if component.parameters[edge].quantity != .one {
        simpler.append(with { $0.parameters[edge].quantity = .one })
      }
    }
    if component.making == .asking { simpler.append(with { $0.making = .declared }) }
    if component.fault != .never { simpler.append(with { $0.fault = .never }) }
    if component.isOfChild { simpler.append(with { $0.isOfChild = false }) }
    if component.lateness != nil { simpler.append(with { $0.lateness = nil }) }
    for index in component.tags.indices { simpler.append(with { $0.tags.remove(at: index) }) }
    if component.making == .arguments {
      simpler.append(with { ($0.making, $0.arguments) = (.declared, 0) })
    }
    if component.hasPostInit { simpler.append(with { $0.hasPostInit = false }) }
    if component.isDefault { simpler.append(with { $0.isDefault = false }) }
    for index in component.services.indices {
      simpler.append(with { $0.services.remove(at: index) })
    }
    for index in component.names.indices { simpler.append(with { $0.names.remove(at: index) }) }
    if !component.keepsOwnType { simpler.append(with { $0.keepsOwnType = true }) }
    switch component.lifetime {
    case nil, .transient: break
    case .lazySingle: simpler.append(with { $0.lifetime = .transient })
    default: simpler += [with { $0.lifetime = .transient }, with { $0.lifetime = .lazySingle }]
    }
    return simpler.filter { $0.canBeRegistered }
  }
}

extension FuzzGraph.Component {
  /// Whether every adapter can register the component: the generator explains the limits.
  fileprivate var canBeRegistered: Bool {
    func isDeclarable(_ edges: [FuzzGraph.Edge], named: Bool) -> Bool {
      edges.count < 2
        ? edges.allSatisfy { named || $0.name == nil }
        : edges.count == 2 && edges.allSatisfy { $0.quantity == .one && $0.name == nil }
    }
    return (making != .declared || isDeclarable(parameters, named: false))
      && injections.allSatisfy { $0.asks || isDeclarable($0.edges, named: true) }
      && injections.allSatisfy { !$0.closesCycle || $0.edges.count == 1 && !$0.asks }
  }
}
