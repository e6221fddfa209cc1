/// The parts of a graph in which every vertex can be reached from every other one.
///
/// Vertices that are on no cycle belong to no part. The parts can be split further by taking
/// vertices away, which costs no more than the size of the part.
package struct StronglyConnectedComponents {
  private let graph: Digraph
  /// The part of each vertex; `none` for those that are on no cycle.
  package private(set) var part: [Int]
  /// The vertices of each part, in order; those of a part that was split stay.
  private(set) var members: [[Int]] = []

  // What the search notes of each vertex. Kept, so that a split takes no new memory.
  private var number: [Int]
  private var low: [Int]
  private var isOpen: [Bool]

  static let none = -1
  /// Marks vertices that the search has yet to look at.
  private static let unseen = -2

  package init(of graph: Digraph) {
    self.graph = graph
    part = [Int](repeating: Self.none, count: graph.count)
    number = [Int](repeating: -1, count: graph.count)
    low = [Int](repeating: 0, count: graph.count)
    isOpen = [Bool](repeating: false, count: graph.count)
    split(Array(0..<graph.count))
  }

  /// Takes a vertex out of its part and finds the parts that are left of that.
  package mutating func remove(_ vertex: Int) {
    let old = part[vertex]
    guard old != Self.none else { return }
    part[vertex] = Self.none
    split(members[old].filter { part[$0] == old })
  }

  /// The vertices of one part, in order.
  func vertices(with vertex: Int) -> [Int] {
    part[vertex] == Self.none ? [] : members[part[vertex]]
  }

  /// Finds the parts among some vertices (Tarjan). It has a stack of its own: a graph may be
  /// deeper than the stack of a thread.
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

  /// Makes a part of the vertices that are open since one of them, if they are on a cycle.
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
