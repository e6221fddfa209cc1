/// Computes dominators: the vertices on every path from the entries of a graph to a vertex.
///
/// Uses the iterative algorithm of Cooper, Harvey, and Kennedy: computes immediate dominators by
/// passing over the graph until nothing changes.
package struct Dominators {
  /// The immediate dominator of each vertex. `entry`, if only the common entry dominates it; nil if it
  /// is unreachable.
  private let nearest: [Int?]
  /// The postorder number of each vertex in a depth-first traversal.
  private let order: [Int]

  package init(of graph: Digraph, entries: [Int]) {
    let entry = graph.count
    let (sequence, order) = Self.walk(graph, entries)
    var before = [[Int]](repeating: [], count: graph.count + 1)
    for vertex in entries { before[vertex].append(entry) }
    for vertex in sequence where vertex != entry {
      for index in graph.leaving(vertex) { before[graph.arcs[index].target].append(vertex) }
    }
    var nearest = [Int?](repeating: nil, count: graph.count + 1)
    nearest[entry] = entry
    func common(_ left: Int, _ right: Int) -> Int {
      var (left, right) = (left, right)
      while left != right {
        if order[left] < order[right] { left = nearest[left]! } else { right = nearest[right]! }
      }
      return left
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for vertex in sequence.reversed() where vertex != entry {
        let known = before[vertex].filter { nearest[$0] != nil }
        guard var found = known.first else { continue }
        for other in known.dropFirst() { found = common(found, other) }
        if nearest[vertex] != found {
          nearest[vertex] = found
          hasChanged = true
        }
      }
    }
    self.nearest = nearest
    self.order = order
  }

  /// Whether every path to a vertex leads through `other`, or the two are the same. Nothing dominates
  /// an unreachable vertex.
  package func dominates(_ other: Int, _ vertex: Int) -> Bool {
    var current = vertex
    // In postorder, a vertex comes before its dominators.
    while current != other, order[current] < order[other], let next = nearest[current] {
      current = next
    }
    return current == other && nearest[vertex] != nil
  }

  /// Returns the last vertex before `vertex` on every path to it; nil if there is none, or the vertex is
  /// unreachable.
  package func nearest(of vertex: Int) -> Int? {
    guard let found = nearest[vertex], found != nearest.count - 1 else { return nil }
    return found
  }

  /// Returns the reachable vertices in postorder of a depth-first traversal, with the common entry at
  /// the end; and the position of each vertex in this order, -1 for unreachable ones.
  private static func walk(_ graph: Digraph, _ entries: [Int]) -> (sequence: [Int], order: [Int]) {
    let entry = graph.count
    var sequence: [Int] = []
    var order = [Int](repeating: -1, count: graph.count + 1)
    var isSeen = [Bool](repeating: false, count: graph.count)
    var path: [(vertex: Int, arc: Int)] = []
    func leave(_ vertex: Int) {
      order[vertex] = sequence.count
      sequence.append(vertex)
    }
    func enter(_ vertex: Int) {
      guard !isSeen[vertex] else { return }
      isSeen[vertex] = true
      path.append((vertex, graph.leaving(vertex).lowerBound))
    }
    for root in entries {
      enter(root)
      while let (vertex, arc) = path.last {
        guard arc < graph.leaving(vertex).upperBound else {
          leave(vertex)
          path.removeLast()
          continue
        }
        path[path.count - 1].arc += 1
        enter(graph.arcs[arc].target)
      }
    }
    leave(entry)
    return (sequence, order)
  }
}
