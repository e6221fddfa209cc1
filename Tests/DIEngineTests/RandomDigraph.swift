import DIEngine
import DIGraphRules
import Testing

/// A random directed graph, the same for the same seed, with slow and simple algorithms.
struct RandomDigraph {
  let seed: UInt64
  let arcs: [[Digraph.Arc]]

  var text: String { "seed \(seed)" }
  var graph: Digraph { Digraph(arcs) }
  var count: Int { arcs.count }

  init(seed: UInt64) {
    self.seed = seed
    var numbers = Numbers(state: seed)
    let count = numbers.next(1...7)
    arcs = (0..<count).map { _ in
      (0..<numbers.next(0...3)).map {
        Digraph.Arc(target: numbers.next(0...(count - 1)), label: $0)
      }
    }
  }

  /// All paths that visit no vertex twice, extended as far as possible.
  var cycles: Set<Cycle> {
    var found: Set<Cycle> = []
    func extend(_ vertices: [Int], _ labels: [Int]) {
      for arc in arcs[vertices.last!] {
        if arc.target == vertices[0] {
          found.insert(Cycle(vertices: vertices, labels: labels + [arc.label]))
        } else if arc.target > vertices[0], !vertices.contains(arc.target) {
          extend(vertices + [arc.target], labels + [arc.label])
        }
      }
    }
    for start in 0..<count { extend([start], []) }
    return found
  }

  /// Returns the vertices reachable from the given ones, including these, without passing through one
  /// vertex.
  func reached(from starts: [Int], without left: Int? = nil) -> Set<Int> {
    var reached: Set<Int> = []
    var open = starts
    while let vertex = open.popLast() {
      guard vertex != left, reached.insert(vertex).inserted else { continue }
      open += arcs[vertex].map(\.target)
    }
    return reached
  }

  /// Whether a path of at least one arc leads from a vertex to another.
  func leads(_ vertex: Int, to other: Int) -> Bool {
    reached(from: arcs[vertex].map(\.target)).contains(other)
  }
}

extension Cycle {
  /// The same cycle starting at its smallest vertex, for comparison.
  var fromLeast: Cycle {
    let first = vertices.firstIndex(of: vertices.min()!)!
    return Cycle(
      vertices: Array(vertices[first...] + vertices[..<first]),
      labels: Array(labels[first...] + labels[..<first]))
  }
}
