import TestSupport
import Testing

/// Each user closure throws in turn, in graphs of many shapes. A debug build takes a tenth of most of them.
@Suite("A failure at every point")
struct FailureAtEveryPointTests {
  enum Generation: CaseIterable {
    case first, second, modern

    func container(
      _ shape: GraphShape, _ sharing: ShapedContainer.Sharing
    ) throws -> ShapedContainer {
      switch self {
      case .first: return try .version1(shape, sharing)
      case .second: return try .version2(shape, sharing)
      case .modern: return .version3(shape, sharing)
      }
    }
  }

  @Test(
    "V1-30 V2-38 the error is rethrown unchanged, and the next request returns a complete object graph",
    arguments: Generation.allCases, ShapedContainer.Sharing.allCases)
  func everyClosure(generation: Generation, sharing: ShapedContainer.Sharing) throws {
    var failures = 0
    var firstFlaw: String?
    let shapes =
      GraphShape.all(2) + GraphShape.larger + sampled(GraphShape.all(3) + GraphShape.random(120))
    for shape in shapes {
      let healthy = try generation.container(shape, sharing)
      // If initializers need each other, no request succeeds.
      guard (try? healthy(0)) != nil else { continue }
      for call in 0..<healthy.obstacles.calls {
        let container = try generation.container(shape, sharing)
        container.obstacles.reset(throwing: call)
        let result = Result { _ = try container(0) }
        container.obstacles.reset(throwing: nil)
        // A part of the graph may be a cycle of initializers that the root doesn't reach.
        let vertices = shape.points.indices.reversed().compactMap { try? container($0) }
        let isWhole = (vertices + [try container(0)]).allSatisfy { vertex in
          vertex.reached.allSatisfy { $0.isWhole(in: shape) }
        }
        if !isWhole || !result.hasThrown(Obstacle(call: call)) {
          firstFlaw = firstFlaw ?? "call \(call) in \(shape)"
        }
        failures += 1
      }
    }
    #expect(firstFlaw == nil)
    #expect(failures > repetitions(1_000))
  }
}

extension Result where Failure == any Error {
  fileprivate func hasThrown(_ obstacle: Obstacle) -> Bool {
    if case .failure(let error as Obstacle) = self { error == obstacle } else { false }
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
