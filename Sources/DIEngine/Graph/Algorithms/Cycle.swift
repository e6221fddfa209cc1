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
