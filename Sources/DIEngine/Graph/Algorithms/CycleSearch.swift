/// Finds the cycles of a graph (Johnson), as many as a limit allows.
///
/// A graph can have more cycles than there are atoms, so no search may promise all of them. This
/// one tells whether it found all. What it finds first is one cycle at least, if there is any.
package struct CycleSearch {
  /// How far a search goes.
  package struct Limit: Sendable {
    /// How many cycles are found.
    package var cycles: Int
    /// How many arcs are followed, and vertices of found cycles listed, before the search ends
    /// with what it has.
    package var work: Int

    package init(cycles: Int, work: Int) {
      self.cycles = cycles
      self.work = work
    }
  }

  package struct Outcome: Sendable {
    package let cycles: [Cycle]
    /// Whether these are all.
    package let isComplete: Bool
  }

  /// Finds the cycles of a graph: each once, told from its first vertex in the given order.
  ///
  /// - Parameter starts: only cycles that go through one of these vertices are found; nil for all.
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

  private var path: [MemberInjection] = []
  /// Vertices from which no way leads back to the start, as long as the path stays as it is.
  private var isBlocked: [Bool]
  /// The vertices that are blocked because another one is.
  private var waiting: [[Int]]

  /// One vertex of the path.
  private struct MemberInjection {
    let vertex: Int
    /// The next arc to follow.
    var arc: Int
    /// Whether a cycle was found that goes through the vertex.
    var isClosed = false
  }

  private init(_ graph: Digraph, _ limit: Limit) {
    self.graph = graph
    self.limit = limit
    parts = StronglyConnectedComponents(of: graph)
    isBlocked = [Bool](repeating: false, count: graph.count)
    waiting = [[Int]](repeating: [], count: graph.count)
  }

  /// Finds all cycles through a vertex within its part.
  private mutating func findCycles(through start: Int) {
    let vertices = parts.vertices(with: start)
    for vertex in vertices {
      isBlocked[vertex] = false
      waiting[vertex] = []
    }
    let part = parts.part[start]
    // Finding the parts anew is part of the work.
    work += vertices.count
    path = []
    enter(start)
    while let injection = path.last, !isStopped {
      guard injection.arc < graph.leaving(injection.vertex).upperBound else {
        leave(part)
        continue
      }
      path[path.count - 1].arc += 1
      let target = graph.arcs[injection.arc].target
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
    path.append(MemberInjection(vertex: vertex, arc: graph.leaving(vertex).lowerBound))
  }

  private mutating func leave(_ part: Int) {
    let injection = path.removeLast()
    if injection.isClosed {
      unblock(injection.vertex)
      if !path.isEmpty { path[path.count - 1].isClosed = true }
      return
    }
    for index in graph.leaving(injection.vertex) {
      let target = graph.arcs[index].target
      if parts.part[target] == part { waiting[target].append(injection.vertex) }
    }
    spend(graph.leaving(injection.vertex).count)
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
    // Each step's arc is already the one after the one that was followed.
    cycles.append(
      Cycle(
        vertices: path.map(\.vertex), labels: path.map { graph.arcs[$0.arc - 1].label }))
    spend(path.count)
  }

  /// Ends the search when it was long enough; not before something was found.
  private mutating func spend(_ amount: Int) {
    work += amount
    if work >= limit.work, !cycles.isEmpty { isStopped = true }
  }
}

/// Vertices each of which an arc leads from to the next one, and from the last to the first. No
/// vertex is there twice.
package struct Cycle: Hashable, Sendable {
  package let vertices: [Int]
  /// The label of the arc that leaves each of the vertices.
  package let labels: [Int]

  package init(vertices: [Int], labels: [Int]) {
    self.vertices = vertices
    self.labels = labels
  }

  /// The same cycle, told from the first vertex that a condition holds for.
  func beginning(where isWanted: (Int) -> Bool) -> Cycle {
    guard let first = vertices.firstIndex(where: isWanted), first > 0 else { return self }
    return Cycle(
      vertices: Array(vertices[first...] + vertices[..<first]),
      labels: Array(labels[first...] + labels[..<first]))
  }

  /// The same cycle, told from its least vertex, as all searches tell it that are not asked for
  /// another one.
  var normalized: Cycle {
    let least = vertices.min()
    return beginning { $0 == least }
  }
}
