/// The strongly connected components of a graph that contain a cycle, called parts: in a part, every
/// vertex can be reached from every other one.
///
/// Vertices on no cycle belong to no part. Removing a vertex splits its part; the cost of a split is
/// bounded by the size of the part.
package struct StronglyConnectedComponents {
  private let graph: Digraph
  /// The part of each vertex, or `none` for a vertex on no cycle.
  package private(set) var part: [Int]
  /// The vertices of each part, in order. Includes parts that were split.
  private(set) var members: [[Int]] = []

  // The search's notes on each vertex, kept so that a split allocates no memory for them.
  private var number: [Int]
  private var low: [Int]
  private var isOpen: [Bool]

  static let none = -1
  /// Marks a vertex that the search has not visited.
  private static let unseen = -2

  package init(of graph: Digraph) {
    self.graph = graph
    part = [Int](repeating: Self.none, count: graph.count)
    number = [Int](repeating: -1, count: graph.count)
    low = [Int](repeating: 0, count: graph.count)
    isOpen = [Bool](repeating: false, count: graph.count)
    split(Array(0..<graph.count))
  }

  /// Removes a vertex from its part, and splits the rest into parts.
  package mutating func remove(_ vertex: Int) {
    let old = part[vertex]
    guard old != Self.none else { return }
    part[vertex] = Self.none
    split(members[old].filter { part[$0] == old })
  }

  /// Returns the vertices of a vertex's part, in order.
  func vertices(with vertex: Int) -> [Int] {
    part[vertex] == Self.none ? [] : members[part[vertex]]
  }

  /// Finds the parts among some vertices (Tarjan's algorithm). Iterative: a graph may be deeper than a
  /// thread's stack.
  private mutating func split(_ vertices: [Int]) {
    for vertex in vertices {
      part[vertex] = Self.unseen
      number[vertex] = -1
    }
    var next = 0
    var open: [Int] = []
    var path: [(vertex: Int, arc: Int)] = []
    func isAmong(_ vertex: Int) -> Bool { part[vertex] == Self.unseen }
    for root in vertices where number[root] < 0 {
      path.append((root, graph.leaving(root).lowerBound))
      while let (vertex, arc) = path.last {
        if number[vertex] < 0 {
          number[vertex] = next
          low[vertex] = next
          next += 1
          open.append(vertex)
          isOpen[vertex] = true
        }
        if arc < graph.leaving(vertex).upperBound {
          path[path.count - 1].arc += 1
          let target = graph.arcs[arc].target
          if isOpen[target] {
            low[vertex] = min(low[vertex], number[target])
          } else if isAmong(target), number[target] < 0 {
            path.append((target, graph.leaving(target).lowerBound))
          }
          continue
        }
        path.removeLast()
        if let outer = path.last?.vertex { low[outer] = min(low[outer], low[vertex]) }
        if low[vertex] == number[vertex] { close(vertex, &open) }
      }
    }
  }

  /// Forms a part of the vertices opened since `first`, if they lie on a cycle.
  private mutating func close(_ first: Int, _ open: inout [Int]) {
    let start = open.lastIndex(of: first)!
    let found = open[start...].sorted()
    open.removeSubrange(start...)
    let isCyclic =
      found.count > 1 || graph.leaving(first).contains { graph.arcs[$0].target == first }
    for vertex in found {
      isOpen[vertex] = false
      part[vertex] = isCyclic ? members.count : Self.none
    }
    if isCyclic { members.append(found) }
  }
}
