package import DIEngine

/// The source or a target of a declared dependency.
package enum DependencyVertex: Sendable {
  case component(DeclaredComponent)
  /// A value of this type that the caller passes.
  case argument(any Any.Type)
  /// A type that no component offers.
  case unknown(any Any.Type)

  package var component: DeclaredComponent? {
    if case .component(let component) = self { return component }
    return nil
  }
}

/// A snapshot of a component, taken when the dependency graph was read.
package struct DeclaredComponent: Sendable {
  /// A type as which the component is offered, with all of its names and tags.
  package struct Offer: Sendable {
    package let type: any Any.Type
    package let qualifiers: [Qualifier]
    /// Whether only requests with a name or tag find it.
    package let needsQualifier: Bool
  }

  package let info: ComponentInfo
  /// The generation of the API that registered it; 0 if it is unknown.
  package let generation: Int
  /// 0 for a component of the registry itself, 1 for one of its parent, and so on.
  package let level: Int
  package let lifetime: Lifetime
  package let store: (any InstanceStore)?
  /// Whether the component has a factory. If not, all of its instances are external.
  package let canMake: Bool
  /// The services besides the component's own type, including those with names and tags.
  package let services: [Service]
  /// The types as which the component is offered, each once.
  package let offers: [Offer]
  package let marks: Component.Marks
  /// The module to which the component belongs.
  package let owner: RequestingModule
  /// The part of the program that registered the component.
  package let part: (any Any.Type)?
  /// Whether requests from inside a cycle reuse the requesting member of the cycle.
  package let closesCycles: Bool
  /// The actor on which the factory's closure runs, if it is known.
  package let isolation: (any Actor)?
  /// Whether only asynchronous requests can make an instance.
  package let needsTask: Bool
  /// The types that the component is offered as, each once; none if that is only its own type.
  package let offeredTypes: [any Any.Type]
  /// Whether the component injects members.
  package let injects: Bool
  /// Whether a closure that makes objects takes the container.
  package let hasUndeclaredFactory: Bool
  /// Whether an injection takes the container.
  package let hasUndeclaredInjection: Bool
  /// The codes of the findings that the registration accepts.
  package let accepted: [String]
  /// Whether the objects have an end.
  package let hasEnd: Bool
  /// Whether the registration says that closures may throw.
  package let mayThrow: Bool
  /// Whether the component must be the default, so that requests without a name find it.
  package let needsDefault: Bool

  package init(_ component: Component, level: Int = 0) {
    info = component.info
    generation = Int(component.behaviour.generation)
    self.level = level
    lifetime = component.lifetime
    store = component.store
    canMake = component.hasFactory
    services = Self.services(of: component)
    marks = component.marks
    owner = component.owner
    part = component.origin?.part
    closesCycles = component.behaviour.options.contains(.closesCycles)
    isolation = component.factory?.isolation
    needsTask = component.needsTask
    injects = !component.injections.isEmpty
    hasUndeclaredFactory = component.hasUndeclaredFactory
    hasUndeclaredInjection = component.hasUndeclaredInjection
    accepted = component.rare.acceptedFindings
    hasEnd = component.rare.ending != nil
    mayThrow = component.rare.mayThrow
    needsDefault =
      component.behaviour.options.contains(.namelessNeedsDefault) && !component.qualifiers.isEmpty
    offers = Self.offers(
      of: component, areNamedOnly: needsDefault && component.priority == .normal)
    offeredTypes =
      component.listedServices == nil
      ? [] : offers.map(\.type).filter { !component.converts(to: $0) }
  }

  package var isRoot: Bool { marks.contains(.root) }

  package var isUnused: Bool { marks.contains(.unused) }

  /// Whether the component is an entry point: its instances are requested from outside of the graph.
  package var isEntered: Bool { isRoot || lifetime.isEager && lifetime.isPermanent }

  private static func services(of component: Component) -> [Service] {
    let listed = component.services.filter {
      $0.type != component.ownType || $0.qualifier != .none
    }
    let named = component.services.filter { $0.qualifier == .none }.flatMap { service in
      component.qualifiers.map { Service(service.metatype, $0) }
    }
    return listed + named
  }

  private static func offers(of component: Component, areNamedOnly: Bool) -> [Offer] {
    var types: [any Any.Type] = []
    var qualifiers: [ObjectIdentifier: [Qualifier]] = [:]
    var plain: Set<ObjectIdentifier> = []
    for service in component.services {
      if qualifiers[service.type] == nil { types.append(service.metatype) }
      qualifiers[service.type, default: component.qualifiers] +=
        service.qualifier == .none ? [] : [service.qualifier]
      if service.qualifier == .none { plain.insert(service.type) }
    }
    return types.map {
      Offer(
        type: $0, qualifiers: qualifiers[ObjectIdentifier($0)] ?? [],
        needsQualifier: areNamedOnly || !plain.contains(ObjectIdentifier($0)))
    }
  }
}

/// A declared dependency and the vertices to which it leads.
package struct DependencyEdge: Sendable {
  package let dependency: DeclaredDependency
  /// The target vertices: one, all elements of an array, or several if the dependency is ambiguous.
  package let targets: [Int]

  package init(_ dependency: DeclaredDependency, targets: [Int]) {
    self.dependency = dependency
    self.targets = targets
  }

  package var description: RequestDescription { dependency.description }

  package var isInitial: Bool { dependency.stage == .initializer }

  package var isDeferred: Bool { dependency.stage == .injection(isDeferred: true) }

  /// Whether the owner requests the objects later.
  package var isDelayed: Bool { description.delay != nil }
}
