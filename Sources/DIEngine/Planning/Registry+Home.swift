/// Finds the registry whose scope keeps an instance of a parent's component that a child requests.
extension Registry {
  /// The known dependencies and their targets, valid for one state of the registries.
  struct Homes {
    let version: UInt
    /// For each component of this registry, the dependencies it leads to on types that child registries
    /// offer.
    var edges: [ObjectIdentifier: [Edge]] = [:]
    /// All edges of this registry: equal requests share one.
    var all: [Edge] = []
    /// The components that the edges of parent registries lead to, as this registry chooses them.
    var targets: [(edge: Edge, components: [Component])] = []
  }

  /// A declared dependency on a type that child registries offer.
  final class Edge {
    let description: RequestDescription
    let owner: Component

    init(_ description: RequestDescription, of owner: Component) {
      self.description = description
      self.owner = owner
    }

    func asks(for other: RequestDescription, of component: Component) -> Bool {
      description.base == other.base && description.isMany == other.isMany
        && description.request.qualifiers == other.request.qualifiers
        && owner.owner == component.owner
    }
  }

  /// Returns the registry whose scope keeps the instances of a component: this registry or one of its
  /// parents.
  ///
  /// It is the lowest registry that owns any of the component's declared dependencies, at any depth, so a
  /// parent's scope never keeps an object of a child.
  ///
  /// The caller holds the lock.
  ///
  /// - Complexity: Proportional to the number of dependencies on types that child registries offer. All other
  ///   dependencies are read once for all child registries.
  func home(of component: Component) -> Registry {
    var found = [component]
    var next = 0
    var home = component.registry.unsafelyUnwrapped
    while next < found.count {
      let component = found[next]
      next += 1
      let registry = component.registry.unsafelyUnwrapped
      if registry.depth > home.depth { home = registry }
      for edge in registry.overlaidEdges(of: component) {
        for target in targets(of: edge) where !found.contains(where: { $0 === target }) {
          if target.isOf(self) { return self }
          found.append(target)
        }
      }
    }
    return home
  }

  private func refreshHomes() {
    let version = plans.version
    if plans.homes?.version != version { plans.homes = Homes(version: version) }
  }

  private func targets(of edge: Edge) -> [Component] {
    refreshHomes()
    if let known = plans.homes!.targets.first(where: { $0.edge === edge }) {
      return known.components
    }
    let found = components(for: edge.description, of: edge.owner)
    plans.homes!.targets.append((edge, found))
    return found
  }

  /// Returns the first dependencies, on each path from a component, on types that child registries offer.
  private func overlaidEdges(of component: Component) -> [Edge] {
    refreshHomes()
    if let known = plans.homes!.edges[ObjectIdentifier(component)] { return known }
    var edges: [Edge] = []
    var found = [component]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(component)]
    while let component = found.popLast() {
      for dependency in declaredDependencies(of: component)
      where !dependency.description.isArgument {
        let description = dependency.description
        if overlaid.contains(ObjectIdentifier(description.base)) {
          let edge = edge(description, of: component)
          if !edges.contains(where: { $0 === edge }) { edges.append(edge) }
          continue
        }
        for target in components(for: description, of: component)
        where seen.insert(ObjectIdentifier(target)).inserted {
          found.append(target)
        }
      }
    }
    plans.homes!.edges[ObjectIdentifier(component)] = edges
    return edges
  }

  private func edge(_ description: RequestDescription, of component: Component) -> Edge {
    if let known = plans.homes!.all.first(where: { $0.asks(for: description, of: component) }) {
      return known
    }
    let made = Edge(description, of: component)
    plans.homes!.all.append(made)
    return made
  }
}
