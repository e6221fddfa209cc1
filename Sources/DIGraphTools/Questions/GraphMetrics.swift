internal import DIGraphRules

/// Numbers about a graph: who is needed by many, who needs many, and how deep it is.
///
/// ```swift
/// let busiest = snapshot.metrics.components.max { $0.fanIn < $1.fanIn }
/// ```
///
/// - Since: 0.1.0 of this package
public struct GraphMetrics: Sendable, Hashable, Codable {
  /// The numbers of one component.
  ///
  /// - Since: 0.1.0 of this package
  public struct Component: Sendable, Hashable, Codable {
    /// The component.
    ///
    /// - Since: 0.1.0 of this package
    public let id: GraphComponent.ID
    /// How many other components need it directly.
    ///
    /// - Since: 0.1.0 of this package
    public let fanIn: Int
    /// How many other components it needs directly.
    ///
    /// - Since: 0.1.0 of this package
    public let fanOut: Int
    /// The number of edges on the shortest path from a root; nil if no root leads to it.
    ///
    /// - Since: 0.1.0 of this package
    public let depth: Int?
    /// The last component that is on every path from the roots to it; nil if there is none.
    ///
    /// - Since: 0.1.0 of this package
    public let dominator: GraphComponent.ID?
  }

  /// The numbers of each component, in the order of registration.
  ///
  /// - Since: 0.1.0 of this package
  public let components: [Component]
  /// The number of edges.
  ///
  /// - Since: 0.1.0 of this package
  public let edgeCount: Int
  /// The roots: those that are declared, and what is made at the start; if none is declared, what nothing else needs.
  ///
  /// - Since: 0.1.0 of this package
  public let roots: [GraphComponent.ID]
  /// The longest path. A cycle counts as one component.
  ///
  /// - Since: 0.1.0 of this package
  public let longestPath: [GraphComponent.ID]
  /// The components to which no root leads.
  ///
  /// - Since: 0.1.0 of this package
  public let unreachable: [GraphComponent.ID]
}

extension GraphSnapshot {
  /// Numbers about the graph.
  ///
  /// - Complexity: Grows with the number of components and edges; for the dominators, also with the depth of cycles.
  /// - Since: 0.1.0 of this package
  public var metrics: GraphMetrics {
    let index = GraphIndex(self)
    let roots = index.roots
    let depths = index.depths(from: roots)
    let dominators = Dominators(of: index.arcs, entries: roots)
    let numbers = components.indices.map { vertex in
      let needed = Set(index.arcs.leaving(vertex).map { index.arcs.arcs[$0].target })
      return GraphMetrics.Component(
        id: components[vertex].id, fanIn: index.dependents[vertex].count { $0 != vertex },
        fanOut: needed.count { $0 != vertex }, depth: depths[vertex],
        dominator: dominators.nearest(of: vertex).map { components[$0].id })
    }
    return GraphMetrics(
      components: numbers, edgeCount: index.arcs.arcs.count, roots: roots.map { components[$0].id },
      longestPath: index.longestPath.map { components[$0].id },
      unreachable: components.indices.filter { depths[$0] == nil }.map { components[$0].id })
  }
}

extension GraphIndex {
  fileprivate func depths(from roots: [Int]) -> [Int?] {
    var depths = [Int?](repeating: nil, count: dependents.count)
    for root in roots { depths[root] = 0 }
    var queue = roots
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      for arc in arcs.leaving(vertex) where depths[arcs.arcs[arc].target] == nil {
        depths[arcs.arcs[arc].target] = depths[vertex]! + 1
        queue.append(arcs.arcs[arc].target)
      }
    }
    return depths
  }

  /// The longest path over the graph whose cycles are drawn together. Of each cycle it has the component at which it
  /// enters.
  fileprivate var longestPath: [Int] {
    let parts = StronglyConnectedComponents(of: arcs)
    // A vertex on no cycle is a group of its own, after the groups of the cycles.
    let cycles = (parts.part.max() ?? -1) + 1
    func group(_ vertex: Int) -> Int {
      parts.part[vertex] >= 0 ? parts.part[vertex] : cycles + vertex
    }
    var members = [[Int]](repeating: [], count: cycles + dependents.count)
    var waiting = [Int](repeating: 0, count: members.count)
    for vertex in dependents.indices {
      members[group(vertex)].append(vertex)
      for arc in arcs.leaving(vertex) where group(arcs.arcs[arc].target) != group(vertex) {
        waiting[group(arcs.arcs[arc].target)] += 1
      }
    }
    // For each group, the length of the longest path to it, the vertex at which it enters, and the group before.
    var best = members.map { (length: 0, entry: $0.first, before: Int?.none) }
    var queue = members.indices.filter { waiting[$0] == 0 && !members[$0].isEmpty }
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      for vertex in members[current] {
        for arc in arcs.leaving(vertex) {
          let target = arcs.arcs[arc].target
          guard group(target) != current else { continue }
          if best[current].length + 1 > best[group(target)].length {
            best[group(target)] = (best[current].length + 1, target, current)
          }
          waiting[group(target)] -= 1
          if waiting[group(target)] == 0 { queue.append(group(target)) }
        }
      }
    }
    guard var last = queue.max(by: { best[$0].length < best[$1].length }) else { return [] }
    var path: [Int] = [best[last].entry!]
    while let before = best[last].before {
      path.append(best[before].entry!)
      last = before
    }
    return path.reversed()
  }
}

extension GraphMetrics: CustomStringConvertible {
  /// The numbers of the whole graph, and the components with the greatest ones.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    func top(_ title: String, _ number: KeyPath<Component, Int>) -> [String] {
      let sorted = components.sorted { $0[keyPath: number] > $1[keyPath: number] }
      return [title]
        + sorted.prefix(10).filter { $0[keyPath: number] > 0 }.map {
          "  \($0[keyPath: number]) \($0.id)"
        }
    }
    var lines = [
      "\(count(components.count, "component")), \(count(edgeCount, "edge")), "
        + count(roots.count, "root")
    ]
    lines += top("needed by most:", \.fanIn) + top("needs most:", \.fanOut)
    lines += ["longest path (\(longestPath.count)):"] + longestPath.map { "  \($0)" }
    if !unreachable.isEmpty {
      lines += ["no root leads to (\(unreachable.count)):"] + unreachable.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
