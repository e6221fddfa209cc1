/// Where the objects of a parent's components are kept, if a child is asked for them.
extension Registry {
  /// What was found out about all components at one moment.
  struct Homes {
    let changes: Int
    /// For each component that leads to a registry below its own: the lowest one.
    let lower: [ObjectIdentifier: Registry]
  }

  /// The registry, this one or a parent of it, whose scope keeps the objects of a component: the
  /// lowest one that anything belongs to which the component declares to need, at any depth. So
  /// nothing of a child comes into its parent.
  ///
  /// Called under the lock. Takes time in proportion to the graph once after a change.
  func home(of component: Component) -> Registry {
    guard parent != nil else { return self }
    let changes = familyChanges
    if homes?.changes != changes { homes = Homes(changes: changes, lower: lowerHomes()) }
    if let lower = homes?.lower[ObjectIdentifier(component)] { return lower }
    var own: Registry = self
    while let parent = own.parent { own = parent }
    return own
  }

  private var familyChanges: Int { changes + (parent?.familyChanges ?? 0) }

  /// For each component but those of the topmost registry, and for each that leads to one of them.
  private func lowerHomes() -> [ObjectIdentifier: Registry] {
    describing {
      var registries: [Registry] = []
      var next: Registry? = self
      while let registry = next {
        registries.append(registry)
        next = registry.parent
      }
      var askers: [ObjectIdentifier: [Component]] = [:]
      for component in registries.flatMap(\.components) {
        for dependency in declaredDependencies(of: component)
        where !dependency.description.isArgument {
          for found in components(for: dependency.description, of: component) {
            askers[ObjectIdentifier(found), default: []].append(component)
          }
        }
      }
      var homes: [ObjectIdentifier: Registry] = [:]
      for registry in registries.dropLast() {
        var pending = registry.components
        while let component = pending.popLast() {
          guard homes[ObjectIdentifier(component)] == nil else { continue }
          homes[ObjectIdentifier(component)] = registry
          pending += askers[ObjectIdentifier(component)] ?? []
        }
      }
      return homes
    }
  }
}
