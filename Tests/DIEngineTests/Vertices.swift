import DIEngine

/// An object of a random graph.
class Vertex {
  let number: Int
  /// The parameters of the initializer.
  var parameters: [Vertex] = []
  /// The values of the injections, in order.
  var injections: [Vertex] = []
  /// How often each injection ran.
  var runs: [Int: Int] = [:]

  required init(_ number: Int) { self.number = number }
}

protocol VertexType: Vertex {}

final class Vertex0: Vertex, VertexType {}
final class Vertex1: Vertex, VertexType {}
final class Vertex2: Vertex, VertexType {}
final class Vertex3: Vertex, VertexType {}
final class Vertex4: Vertex, VertexType {}
final class Vertex5: Vertex, VertexType {}
final class Vertex6: Vertex, VertexType {}
final class Vertex7: Vertex, VertexType {}
final class Vertex8: Vertex, VertexType {}
final class Vertex9: Vertex, VertexType {}
final class Vertex10: Vertex, VertexType {}
final class Vertex11: Vertex, VertexType {}

let vertexTypes: [any VertexType.Type] = [
  Vertex0.self, Vertex1.self, Vertex2.self, Vertex3.self, Vertex4.self, Vertex5.self,
  Vertex6.self, Vertex7.self, Vertex8.self, Vertex9.self, Vertex10.self, Vertex11.self,
]

extension RawContainer {
  /// Requests an object of a type that is known only at run time.
  func vertex(_ type: any VertexType.Type) throws -> Vertex {
    func get<V: VertexType>(_ type: V.Type) throws -> Vertex { try self.get(type) }
    return try get(type)
  }
}
