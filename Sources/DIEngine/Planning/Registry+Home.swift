/// Where the objects of a parent's components are kept, if a child is asked for them.
extension Registry {
  /// What was found out about components and what they need, as of one moment.
  struct Homes {
    let changes: UInt
    let overlaid: Int
    /// For each component of this registry, what it leads to that registries below may offer.
    var edges: [ObjectIdentifier: [Edge]] = [:]
    /// What stands for edges that ask for the same.
    var all: [Edge] = []
    /// What edges of registries above lead to, as seen from here.
    var targets: [(edge: Edge, components: [Component])] = []
  }

  /// A declared dependency on a type that registries below offer.
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

  /// The registry, this one or a parent of it, whose scope keeps the objects of a component: the
  /// lowest one that anything belongs to which the component declares to need, at any depth. So
  /// nothing of a child comes into its parent.
  ///
  /// Called under the lock. What doesn't lead below is read once for all registries below, so that the
  /// cost is that of the dependencies on what registries below offer.
  func home(of component: Component) -> Registry {
    describing {
      var found = [component]
      var next = 0
      var home = component.registry.unsafelyUnwrapped
      while next < found.count {
        let component = found[next]
        next += 1
        let registry = component.registry.unsafelyUnwrapped
        if registry.depth > home.depth { home = registry }
        if home === self { return self }
        for edge in registry.overlaidEdges(of: component) {
          for target in targets(of: edge) where !found.contains(where: { $0 === target }) {
            found.append(target)
          }
        }
      }
      return home
    }
  }

  private func refreshHomes() {
    let changes = changes
    if homes?.changes != changes || homes?.overlaid != overlaid.count {
      homes = Homes(changes: changes, overlaid: overlaid.count)
    }
  }

  private func targets(of edge: Edge) -> [Component] {
    refreshHomes()
    if let known = homes!.targets.first(where: { $0.edge === edge }) { return known.components }
    let found = components(for: edge.description, of: edge.owner)
    homes!.targets.append((edge, found))
    return found
  }

  /// The first dependencies, on each way from a component, on types that registries below offer.
  private func overlaidEdges(of component: Component) -> [Edge] {
    refreshHomes()
    if let known = homes!.edges[ObjectIdentifier(component)] { return known }
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
    homes!.edges[ObjectIdentifier(component)] = edges
    return edges
  }

  private func edge(_ description: RequestDescription, of component: Component) -> Edge {
    if let known = homes!.all.first(where: { $0.asks(for: description, of: component) }) {
      return known
    }
    let made = Edge(description, of: component)
    homes!.all.append(made)
    return made
  }
}
