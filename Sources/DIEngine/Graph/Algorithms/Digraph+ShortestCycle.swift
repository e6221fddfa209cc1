extension Digraph {
  /// The shortest cycle through an arc, told from the vertex that the arc leaves; of several the
  /// one whose arcs come first. Nil if no way leads back.
  package func shortestCycle(from vertex: Int, through arc: Arc) -> Cycle? {
    // The arc by which each vertex was first reached, and where it was reached from.
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
      let injection = reached[current]!
      vertices.append(injection.from)
      labels.append(injection.label)
      current = injection.from
    } while current != vertex
    return Cycle(vertices: vertices.reversed(), labels: labels.reversed())
  }
}
