import DIv1Compat
import DIv2Compat

/// A container of an old generation with the components of a shape.
struct ShapedContainer {
  /// The lifetimes of objects; `mixed` shares every other component.
  enum Sharing: CaseIterable {
    case none, scoped, single, mixed
  }

  let obstacles: Obstacles
  private let request: (Int) throws -> Vertex

  func callAsFunction(_ number: Int) throws -> Vertex { try request(number) }

  /// Creates a container of release 1 with all of its forms: closures that receive the scope, and
  /// lists of dependencies.
  static func version1(_ shape: GraphShape, _ sharing: Sharing) throws -> ShapedContainer {
    let obstacles = Obstacles()
    let builder = DIv1Compat.DIContainerBuilder()
    func find(_ number: Int, _ scope: DIv1Compat.DIScope) throws -> Vertex {
      func get<V: VertexType>(_ type: V.Type) throws -> Vertex { try scope.resolve(type) }
      return try get(vertexTypes[number])
    }
    func register<V: VertexType>(_ type: V.Type, _ number: Int) {
      let point = shape.points[number]
      let registration = builder.register(type).lifetime(
        sharing.isShared(number)
          ? (sharing == .single ? .lazySingle : .perScope) : .perDependency
      ).initializer { scope in
        try obstacles.pass()
        let parameters = try point.initializer.map { try find($0, scope) }
        try obstacles.pass()
        return V(number, parameters, injections: point.injections.count)
      }
      for (index, target) in point.injections.enumerated() {
        _ = registration.dependency { scope, vertex in
          try obstacles.pass()
          vertex.injected.append(try find(target, scope))
          vertex.runs[index] += 1
        }
      }
    }
    for number in shape.points.indices {
      let type = vertexTypes[number]
      register(type, number)
    }
    let scope = try builder.build()
    return ShapedContainer(obstacles: obstacles) { try find($0, scope) }
  }

  /// Creates a container of release 2.
  static func version2(_ shape: GraphShape, _ sharing: Sharing) throws -> ShapedContainer {
    let obstacles = Obstacles()
    let builder = DIv2Compat.DIContainerBuilder()
    func find(_ number: Int, _ container: DIv2Compat.DIContainer) throws -> Vertex {
      func get<V: VertexType>(_ type: V.Type) throws -> Vertex { try container.resolve(type) }
      return try get(vertexTypes[number])
    }
    func register<V: VertexType>(_ type: V.Type, _ number: Int) {
      let point = shape.points[number]
      let registration = builder.register(type: type).lifetime(
        sharing.isShared(number)
          ? (sharing == .single ? .lazySingle : .perScope) : .perDependency
      ).initial { container in
        try obstacles.pass()
        let parameters = try point.initializer.map { try find($0, container) }
        try obstacles.pass()
        return V(number, parameters, injections: point.injections.count)
      }
      for (index, target) in point.injections.enumerated() {
        _ = registration.injection { container, vertex in
          try obstacles.pass()
          vertex.injected.append(try find(target, container))
          vertex.runs[index] += 1
        }
      }
    }
    for number in shape.points.indices {
      let type = vertexTypes[number]
      register(type, number)
    }
    let container = try builder.build()
    return ShapedContainer(obstacles: obstacles) { try find($0, container) }
  }
}

extension ShapedContainer.Sharing {
  func isShared(_ number: Int) -> Bool {
    switch self {
    case .none: return false
    case .scoped, .single: return true
    case .mixed: return number % 2 == 0
    }
  }
}
