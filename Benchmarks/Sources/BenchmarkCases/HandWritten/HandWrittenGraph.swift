import BenchmarkModels

/// The minimum work on a graph: one visit of each edge.
enum HandWrittenGraph {
  static let walk = Work("limit.graph", pace: .once) {
    let targets = (0..<DenseGraph.count).map(DenseGraph.targets)
    return Run { count in
      for _ in 0..<count { consume(reached(targets)) }
    }
  }

  private static func reached(_ targets: [[Int]]) -> Int {
    var isReached = [Bool](repeating: false, count: targets.count)
    var stack = Array(targets.indices)
    var count = 0
    while let vertex = stack.popLast() {
      guard !isReached[vertex] else { continue }
      isReached[vertex] = true
      count += 1
      stack += targets[vertex]
    }
    return count
  }
}
