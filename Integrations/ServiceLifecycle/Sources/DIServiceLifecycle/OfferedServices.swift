internal import DIv3
internal import Logging
internal import ServiceLifecycle

/// The components of a container that are offered as services.
struct OfferedServices {
  private let graph: DIGraph
  /// The vertices of the components, in the order in which a request for all services makes the objects.
  private let vertices: [Int]

  /// - Throws: `ServiceGroupFailure.notShared`.
  init(of container: DIContainer) throws {
    // The graph of a child with such a request tells which components serve it. Nothing is made.
    let child = DIContainer(parent: container)
    child.register { Request(services: many($0)) }
    let graph = child.makeGraph()
    self.graph = graph
    let request = graph.vertices.firstIndex { $0.component?.componentInfo.type == Request.self }
    let targets = request.map { graph.adjacencyList[$0].flatMap(\.toIndices) } ?? []
    let vertices = targets.filter { graph.vertices[$0].component != nil }
    self.vertices = vertices
    let transient = vertices.compactMap { graph.vertices[$0].component }
      .filter { $0.lifeTime == .prototype || $0.lifeTime == .objectGraph }
    guard transient.isEmpty else {
      throw ServiceGroupFailure.notShared(transient.map(\.componentInfo))
    }
  }

  private struct Request {
    let services: [any Service]
  }

  var components: [DIComponentInfo] {
    vertices.compactMap { graph.vertices[$0].component?.componentInfo }
  }

  /// Tells which components have the type of a service and aren't offered as one: somebody may have forgotten it.
  func logOthers(to logger: Logger) {
    for (index, vertex) in graph.vertices.enumerated() {
      guard let info = vertex.component?.componentInfo, info.type is any Service.Type,
        !vertices.contains(index)
      else { continue }
      logger.debug(
        """
        \(info) has the type of a service, and isn't offered as one: the group doesn't run it. To run it, add \
        .as(check: (any Service).self) { $0 }.
        """)
    }
  }

  /// Sorts the objects of the components: each after those that it needs.
  ///
  /// - Parameter services: The objects, in the order of the components.
  /// - Throws: `ServiceGroupFailure.notAllMade`.
  func order(
    _ services: [any Service]
  ) throws -> [ServiceGroupConfiguration.ServiceConfiguration] {
    let components = components
    guard services.count == components.count else {
      throw ServiceGroupFailure.notAllMade(services.count, of: components)
    }
    return ServiceOrder(of: vertices, in: graph.adjacencyList).positions.map {
      .init(service: services[$0], serviceName: "\(components[$0].type)")
    }
  }
}

extension DIVertex {
  fileprivate var component: DIComponentVertex? {
    if case .component(let component) = self { return component }
    return nil
  }
}
