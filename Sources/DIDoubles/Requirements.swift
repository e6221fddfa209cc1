internal import DIEngine
internal import DIEngineGraph

/// What the rest of a graph requires of components that are replaced.
struct Requirements {
  private let graph: DependencyGraph
  private let replaced: [ComponentInfo]

  /// - Parameter components: The components that are replaced; their own dependencies don't count.
  init(of registry: Registry, without components: [Component]) {
    graph = registry.declaredGraph()
    replaced = components.map(\.declaration)
  }

  /// Returns a text for each service that a double had to take over from a component, and didn't.
  ///
  /// A component offers its own type beside others only because that is the default: it counts if anything is declared
  /// to need it.
  func missed(_ services: [Service], of target: Component) -> [String] {
    services.compactMap { service in
      let name = TypeNames.naming { names in
        names(service.metatype)
          + (service.qualifier == .none ? "" : " with \(names(service.qualifier))")
      }
      guard service.type == ObjectIdentifier(target.type), service.qualifier == .none else {
        return name
      }
      let dependents = dependents(of: target.declaration, as: service.type)
      guard let first = dependents.first else { return nil }
      let more = dependents.count == 1 ? "" : " and \(dependents.count - 1) more"
      return "\(name), which \(first.text)\(more) needs"
    }
  }

  private func dependents(
    of target: ComponentInfo, as type: ObjectIdentifier
  ) -> [ComponentInfo] {
    zip(graph.vertices, graph.edges).compactMap { vertex, edges in
      guard let owner = vertex.component?.info, !replaced.contains(owner) else { return nil }
      let needs = edges.contains { edge in
        ObjectIdentifier(edge.description.base) == type
          && edge.targets.contains { graph.vertices[$0].component?.info == target }
      }
      return needs ? owner : nil
    }
  }
}
