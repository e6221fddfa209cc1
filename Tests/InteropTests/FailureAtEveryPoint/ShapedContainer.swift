import DIv1Compat
import DIv2Compat
import DIv3

/// A container of a generation with the components of a shape.
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

extension ShapedContainer {
  /// Creates a modern container. What is shared is kept by the container, or by a custom scope.
  static func version3(_ shape: GraphShape, _ sharing: Sharing) -> ShapedContainer {
    let obstacles = Obstacles()
    let container = DIv3.DIContainer()
    let scope = DIv3.DIScope(name: "shape", storage: DictionaryStorage())
    func find(_ number: Int, _ container: DIv3.DIContainer) throws -> Vertex {
      func get<V: VertexType>(_ type: V.Type) throws -> Vertex { try container.resolved() as V }
      return try get(vertexTypes[number])
    }
    func register<V: VertexType>(_ type: V.Type, _ number: Int) {
      let point = shape.points[number]
      let lifetime: DIv3.DILifeTime =
        sharing == .scoped ? .perContainer(.strong) : .custom(scope)
      let builder = container.register(
        line: number,
        throwing: { (container: DIv3.DIContainer) throws -> V in
          try obstacles.pass()
          let parameters = try point.initializer.map { try find($0, container) }
          return V(number, parameters, injections: point.injections.count)
        }
      )
      .lifetime(sharing.isShared(number) ? lifetime : .objectGraph)
      .injection(throwing: { (_: V) throws in try obstacles.pass() })
      for (index, target) in point.injections.enumerated() {
        func inject<T: VertexType>(_ target: T.Type) {
          builder.injection(cycle: true) { (vertex: V, target: T) in
            vertex.injected.append(target)
            vertex.runs[index] += 1
          }
        }
        let target = vertexTypes[target]
        inject(target)
      }
    }
    for number in shape.points.indices {
      let type = vertexTypes[number]
      register(type, number)
    }
    return ShapedContainer(obstacles: obstacles) { number in
      do { return try find(number, container) } catch let failure as DIv3.DIFailure {
        throw failure.underlyingError ?? failure
      }
    }
  }
}

/// A storage of a user's.
private final class DictionaryStorage: DIv3.DIStorage {
  private(set) var any: [DIv3.DIComponentInfo: Any] = [:]
  func fetch(key: DIv3.DIComponentInfo) -> Any? { any[key] }
  func save(object: Any, by key: DIv3.DIComponentInfo) { any[key] = object }
  func clean() { any = [:] }
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
