import Testing

/// Each user closure throws in turn, in graphs of many shapes.
@Suite("A failure at every point")
struct FailureAtEveryPointTests {
  enum Generation: CaseIterable {
    case first, second

    func container(
      _ shape: GraphShape, _ sharing: ShapedContainer.Sharing
    ) throws -> ShapedContainer {
      switch self {
      case .first: return try .version1(shape, sharing)
      case .second: return try .version2(shape, sharing)
      }
    }
  }

  @Test(
    "V1-30 V2-38 the error is rethrown unchanged, and the next request returns a complete object graph",
    arguments: Generation.allCases, ShapedContainer.Sharing.allCases)
  func everyClosure(generation: Generation, sharing: ShapedContainer.Sharing) throws {
    var failures = 0
    let shapes =
      GraphShape.all(2) + GraphShape.all(3) + GraphShape.larger + GraphShape.random(120)
    for shape in shapes {
      let healthy = try generation.container(shape, sharing)
      // If initializers need each other, no request succeeds.
      guard (try? healthy(0)) != nil else { continue }
      for call in 0..<healthy.obstacles.calls {
        let container = try generation.container(shape, sharing)
        container.obstacles.reset(throwing: call)
        let error = #expect(throws: Obstacle.self) { _ = try container(0) }
        try #require(error == Obstacle(call: call), "\(shape)")
        container.obstacles.reset(throwing: nil)
        for number in shape.points.indices.reversed() {
          // A part of the graph may be a cycle of initializers that the root doesn't reach.
          guard let vertex = try? container(number) else { continue }
          try #require(vertex.reached.allSatisfy { $0.isWhole(in: shape) }, "\(call) in \(shape)")
        }
        try #require(try container(0).reached.allSatisfy { $0.isWhole(in: shape) }, "\(shape)")
        failures += 1
      }
    }
    #expect(failures > 1_000)
  }
}

extension Vertex {
  /// Whether the object has all dependencies of its component, and each injection ran once.
  fileprivate func isWhole(in shape: GraphShape) -> Bool {
    let point = shape.points[number]
    return runs.allSatisfy { $0 == 1 } && parameters.map(\.number) == point.initializer
      && injected.map(\.number) == point.injections
  }
}
