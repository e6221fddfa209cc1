/// An object of a shape, and its injections.
class Vertex {
  let number: Int
  let parameters: [Vertex]
  var injected: [Vertex] = []
  var runs: [Int]

  required init(_ number: Int, _ parameters: [Vertex], injections: Int) {
    self.number = number
    self.parameters = parameters
    runs = Array(repeating: 0, count: injections)
  }

  /// All objects reachable from this one.
  var reached: [Vertex] {
    var seen: Set<ObjectIdentifier> = []
    var found: [Vertex] = []
    var open = [self]
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      open += next.parameters + next.injected
    }
    return found
  }
}

/// The type of one component of a shape.
protocol VertexType: Vertex {}

final class Vertex0: Vertex, VertexType {}
final class Vertex1: Vertex, VertexType {}
final class Vertex2: Vertex, VertexType {}
final class Vertex3: Vertex, VertexType {}
final class Vertex4: Vertex, VertexType {}
final class Vertex5: Vertex, VertexType {}

let vertexTypes: [any VertexType.Type] = [
  Vertex0.self, Vertex1.self, Vertex2.self, Vertex3.self, Vertex4.self, Vertex5.self,
]

/// The error of a closure, with the number of the call.
struct Obstacle: Error, Equatable {
  let call: Int
}

/// Counts the calls of user closures and makes one of them throw.
final class Obstacles {
  private(set) var calls = 0
  /// The number of the call that throws, or `nil` for none.
  var throwing: Int?

  func pass() throws {
    defer { calls += 1 }
    if calls == throwing { throw Obstacle(call: calls) }
    if calls > 2_000 { throw Obstacle(call: -1) }
  }

  func reset(throwing: Int?) {
    calls = 0
    self.throwing = throwing
  }
}
