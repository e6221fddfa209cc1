/// A directed graph of numbered vertices in adjacency-array form: one array holds the arcs of all
/// vertices. Parallel arcs are allowed.
package struct Digraph: Sendable {
  package struct Arc: Hashable, Sendable {
    package let target: Int
    /// The meaning of the arc, among the arcs of its source vertex.
    package let label: Int

    package init(target: Int, label: Int) {
      self.target = target
      self.label = label
    }
  }

  package let arcs: [Arc]
  /// The index of each vertex's first arc, followed by the number of arcs.
  private let starts: [Int]

  package var count: Int { starts.count - 1 }

  /// Returns the indices of a vertex's outgoing arcs.
  package func leaving(_ vertex: Int) -> Range<Int> {
    starts[vertex]..<starts[vertex + 1]
  }

  package init(_ arcs: [[Arc]]) {
    self.init(count: arcs.count) { vertex, body in arcs[vertex].forEach(body) }
  }

  /// Creates the graph of the edges of each vertex: one arc for each target, with the edge's index as its label.
  package init<Edge>(of edges: [[Edge]], targets: (Edge) -> [Int]) {
    self.init(
      edges.map { edges in
        edges.enumerated().flatMap { label, edge in
          targets(edge).map { Arc(target: $0, label: label) }
        }
      })
  }

  private init(count: Int, _ visit: (_ vertex: Int, _ body: (Arc) -> Void) -> Void) {
    var all: [Arc] = []
    var starts = [0]
    starts.reserveCapacity(count + 1)
    for vertex in 0..<count {
      visit(vertex) { all.append($0) }
      starts.append(all.count)
    }
    arcs = all
    self.starts = starts
  }

  /// Returns a graph with the same vertices and some of the arcs.
  package func filter(_ isKept: (_ vertex: Int, Arc) -> Bool) -> Digraph {
    Digraph(count: count) { vertex, body in
      for index in leaving(vertex) where isKept(vertex, arcs[index]) { body(arcs[index]) }
    }
  }

  /// Returns, for each vertex, whether it can be reached from the given ones, which count as reached.
  package func reachable(from vertices: some Sequence<Int>) -> [Bool] {
    var isReached = [Bool](repeating: false, count: count)
    var stack: [Int] = []
    func reach(_ vertex: Int) {
      guard !isReached[vertex] else { return }
      isReached[vertex] = true
      stack.append(vertex)
    }
    for vertex in vertices { reach(vertex) }
    while let vertex = stack.popLast() {
      for index in leaving(vertex) { reach(arcs[index].target) }
    }
    return isReached
  }
}

extension Digraph {
  /// Returns the shortest cycle through an arc, starting at the arc's source; nil if there is none. Of
  /// several, it returns the one whose arcs come first.
  package func shortestCycle(from vertex: Int, through arc: Arc) -> Cycle? {
    // For each vertex, the arc by which the search first reached it, and the source of that arc.
    var reached = [(from: Int, label: Int)?](repeating: nil, count: count)
    reached[arc.target] = (vertex, arc.label)
    var queue = [arc.target]
    var next = 0
    while reached[vertex] == nil, next < queue.count {
      let current = queue[next]
      next += 1
      for index in leaving(current) where reached[arcs[index].target] == nil {
        reached[arcs[index].target] = (current, arcs[index].label)
        queue.append(arcs[index].target)
      }
    }
    guard reached[vertex] != nil else { return nil }
    var vertices: [Int] = []
    var labels: [Int] = []
    var current = vertex
    repeat {
      let step = reached[current]!
      vertices.append(step.from)
      labels.append(step.label)
      current = step.from
    } while current != vertex
    return Cycle(vertices: vertices.reversed(), labels: labels.reversed())
  }
}
