/// Finds the registry whose scope keeps an instance of a parent's component that a child requests.
///
/// Knows the dependencies of one registry's components and their targets, for one state of the registries. Used under their
/// lock.
final class Homes {
  let version: UInt
  private let registry: Unowned<Registry>
  /// For each component of the registry, the dependencies it leads to on types that child registries
  /// offer.
  @exclusivity(unchecked) private var edges: [ObjectIdentifier: [Edge]] = [:]
  /// All edges of the registry: equal requests share one.
  @exclusivity(unchecked) private var all: [Edge] = []
  /// The components that the edges of parent registries lead to, as the registry chooses them.
  @exclusivity(unchecked) private var targets: [(edge: Edge, components: [Component])] = []

  init(_ registry: Unowned<Registry>, _ version: UInt) {
    self.registry = registry
    self.version = version
  }

  /// A declared dependency on a type that child registries offer. An object that equal requests share: with values and a
  /// dictionary of them, a new child container takes 5 % more instructions.
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
        && description.request.options.contains(.inModuleOnly)
          == other.request.options.contains(.inModuleOnly)
        && owner.owner == component.owner
    }
  }

  /// Returns the registry whose scope keeps the instances of a component: the registry or one of its
  /// parents.
  ///
  /// It is the lowest registry that owns any of the component's declared dependencies, at any depth, so a
  /// parent's scope never keeps an object of a child.
  ///
  /// - Complexity: Proportional to the number of dependencies on types that child registries offer. All other
  ///   dependencies are read once for all child registries.
  func home(of component: Component) -> Registry {
    let own = registry.object
    var found = [component]
    var next = 0
    var home = component.registry.unsafelyUnwrapped
    while next < found.count {
      let component = found[next]
      next += 1
      let registry = component.registry.unsafelyUnwrapped
      if registry.depth > home.depth { home = registry }
      for edge in registry.plans.homes.overlaidEdges(of: component) {
        for target in targets(of: edge) where !found.contains(where: { $0 === target }) {
          if target.isOf(own) { return own }
          found.append(target)
        }
      }
    }
    return home
  }

  private func targets(of edge: Edge) -> [Component] {
    if let known = targets.first(where: { $0.edge === edge }) {
      return known.components
    }
    let found = edge.description.components(for: edge.owner, in: registry.object)
    targets.append((edge, found))
    return found
  }

  /// Returns the first dependencies, on each path from a component, on types that child registries offer.
  private func overlaidEdges(of component: Component) -> [Edge] {
    if let known = edges[ObjectIdentifier(component)] { return known }
    let registry = registry.object
    var found: [Edge] = []
    var open = [component]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(component)]
    while let component = open.popLast() {
      for dependency in component.declaredDependencies
      where !dependency.description.isArgument {
        let description = dependency.description
        if registry.overlaid.contains(ObjectIdentifier(description.base)) {
          let edge = edge(description, of: component)
          if !found.contains(where: { $0 === edge }) { found.append(edge) }
          continue
        }
        for target in description.components(for: component, in: registry)
        where seen.insert(ObjectIdentifier(target)).inserted {
          open.append(target)
        }
      }
    }
    edges[ObjectIdentifier(component)] = found
    return found
  }

  private func edge(_ description: RequestDescription, of component: Component) -> Edge {
    if let known = all.first(where: { $0.asks(for: description, of: component) }) {
      return known
    }
    let made = Edge(description, of: component)
    all.append(made)
    return made
  }
}
