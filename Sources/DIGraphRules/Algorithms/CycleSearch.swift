/// Finds elementary cycles of a graph with Johnson's algorithm, up to a limit.
///
/// The number of cycles can grow exponentially with the graph, so the search can't promise all of them:
/// it reports whether it found all. If there is a cycle, it finds at least one.
package struct CycleSearch {
  /// The limit of a search.
  package struct Limit: Sendable {
    /// The maximal number of cycles.
    package var cycles: Int
    /// The number of arcs followed, plus vertices of found cycles, after which the search ends.
    package var work: Int

    package init(cycles: Int, work: Int) {
      self.cycles = cycles
      self.work = work
    }
  }

  package struct Outcome: Sendable {
    package let cycles: [Cycle]
    /// Whether the search found all cycles.
    package let isComplete: Bool
  }

  /// Finds the cycles of a graph, each once, starting at its first vertex in the given order.
  ///
  /// - Parameter starts: The vertices through at least one of which a cycle must lead; nil for all
  ///   cycles.
  package static func run(
    on graph: Digraph, through starts: [Int]? = nil, _ limit: Limit
  ) -> Outcome {
    var search = CycleSearch(graph, limit)
    for start in starts ?? Array(0..<graph.count) where search.parts.part[start] >= 0 {
      search.findCycles(through: start)
      guard !search.isStopped else { break }
      search.parts.remove(start)
    }
    return Outcome(cycles: search.cycles, isComplete: !search.isStopped)
  }

  private let graph: Digraph
  private let limit: Limit
  private var parts: StronglyConnectedComponents
  private var cycles: [Cycle] = []
  private var work = 0
  private var isStopped = false

  private var path: [Step] = []
  /// Whether a vertex can't lead back to the start while the path stays unchanged.
  private var isBlocked: [Bool]
  /// For each blocked vertex, the vertices that are blocked because of it.
  private var waiting: [[Int]]

  /// A vertex of the current path.
  private struct Step {
    let vertex: Int
    /// The next arc to follow.
    var arc: Int
    /// Whether a found cycle leads through the vertex.
    var isClosed = false
  }

  private init(_ graph: Digraph, _ limit: Limit) {
    self.graph = graph
    self.limit = limit
    parts = StronglyConnectedComponents(of: graph)
    isBlocked = [Bool](repeating: false, count: graph.count)
    waiting = [[Int]](repeating: [], count: graph.count)
  }

  /// Finds all cycles through a vertex within its strongly connected component.
  private mutating func findCycles(through start: Int) {
    let vertices = parts.vertices(with: start)
    for vertex in vertices {
      isBlocked[vertex] = false
      waiting[vertex] = []
    }
    let part = parts.part[start]
    // Splitting the strongly connected component again counts as work.
    work += vertices.count
    path = []
    enter(start)
    while let step = path.last, !isStopped {
      guard step.arc < graph.leaving(step.vertex).upperBound else {
        leave(part)
        continue
      }
      path[path.count - 1].arc += 1
      let target = graph.arcs[step.arc].target
      spend(1)
      if target == start {
        noteCycle()
        path[path.count - 1].isClosed = true
      } else if parts.part[target] == part, !isBlocked[target] {
        enter(target)
      }
    }
  }

  private mutating func enter(_ vertex: Int) {
    isBlocked[vertex] = true
    path.append(Step(vertex: vertex, arc: graph.leaving(vertex).lowerBound))
  }

  private mutating func leave(_ part: Int) {
    let step = path.removeLast()
    if step.isClosed {
      unblock(step.vertex)
      if !path.isEmpty { path[path.count - 1].isClosed = true }
      return
    }
    for index in graph.leaving(step.vertex) {
      let target = graph.arcs[index].target
      if parts.part[target] == part { waiting[target].append(step.vertex) }
    }
    spend(graph.leaving(step.vertex).count)
  }

  private mutating func unblock(_ vertex: Int) {
    var stack = [vertex]
    while let vertex = stack.popLast() {
      guard isBlocked[vertex] else { continue }
      isBlocked[vertex] = false
      stack += waiting[vertex]
      spend(waiting[vertex].count)
      waiting[vertex] = []
    }
  }

  private mutating func noteCycle() {
    guard cycles.count < limit.cycles else {
      isStopped = true
      return
    }
    // `arc` has advanced past the arc that was followed.
    cycles.append(
      Cycle(
        vertices: path.map(\.vertex), labels: path.map { graph.arcs[$0.arc - 1].label }))
    spend(path.count)
  }

  /// Adds to the work, and stops the search at the limit if it has found a cycle.
  private mutating func spend(_ amount: Int) {
    work += amount
    if work >= limit.work, !cycles.isEmpty { isStopped = true }
  }
}

/// An elementary cycle: an arc leads from each vertex to the next one, and from the last to the first.
/// No vertex occurs twice.
package struct Cycle: Hashable, Sendable {
  package let vertices: [Int]
  /// The label of each vertex's outgoing arc.
  package let labels: [Int]

  package init(vertices: [Int], labels: [Int]) {
    self.vertices = vertices
    self.labels = labels
  }

  /// Returns the same cycle, starting at the first vertex that satisfies a condition.
  func beginning(where isWanted: (Int) -> Bool) -> Cycle {
    guard let first = vertices.firstIndex(where: isWanted), first > 0 else { return self }
    return Cycle(
      vertices: Array(vertices[first...] + vertices[..<first]),
      labels: Array(labels[first...] + labels[..<first]))
  }
}
