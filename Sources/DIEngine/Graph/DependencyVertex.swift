/// What a declared dependency can lead to, or come from.
package enum DependencyVertex: Sendable {
  case component(DeclaredComponent)
  /// A value of this type that the caller gives.
  case argument(any Any.Type)
  /// A type that no component can be had for.
  case unknown(any Any.Type)

  package var component: DeclaredComponent? {
    if case .component(let component) = self { return component }
    return nil
  }
}

/// A component as it was when the graph was read.
package struct DeclaredComponent: Sendable {
  /// One type that the component can be asked for by.
  package struct Service: Sendable {
    package let type: any Any.Type
    package let qualifier: Qualifier
  }

  package let info: ComponentInfo
  package let lifetime: Lifetime
  package let store: (any InstanceStore)?
  package let priority: Component.Priority
  /// Whether the component can make objects; otherwise they are handed in.
  package let canMake: Bool
  /// The types that the component is offered as beside its own, and names and tags for that.
  package let services: [Service]
  package let isRoot: Bool
  package let isUnused: Bool
  /// The group that the component belongs to.
  package let owner: RequestingModule
  /// The part of the program that registered the component.
  package let part: (any Any.Type)?
  /// Whether requests from inside a cycle get the member of the cycle that asks.
  package let closesCycles: Bool

  package init(_ component: Component) {
    info = component.info
    lifetime = component.lifetime
    store = component.store
    priority = component.priority
    canMake = component.factory != nil || !component.argumentFactories.isEmpty
    services = Self.services(of: component)
    isRoot = component.isRoot
    isUnused = component.isUnused
    owner = component.owner
    part = component.origin?.part
    closesCycles = component.behaviour.options.contains(.closesCycles)
  }

  /// Whether somebody asks for the objects from outside of the graph.
  package var isEntered: Bool { isRoot || isEager }

  private var isEager: Bool { lifetime.isEager && lifetime.isPermanent }

  private static func services(of component: Component) -> [Service] {
    let own = component.ownType
    let listed = component.services.map { Service(type: $0.metatype, qualifier: $0.qualifier) }
      .filter { ObjectIdentifier($0.type) != own || $0.qualifier != .none }
    let named = component.services.filter { $0.qualifier == .none }.flatMap { service in
      component.qualifiers.map { Service(type: service.metatype, qualifier: $0) }
    }
    return listed + named
  }
}

/// One declared dependency, and the vertices that it leads to.
package struct DependencyEdge: Sendable {
  /// What asks for the dependency.
  package enum Stage: Equatable, Sendable {
    case initializer
    /// An injection; a deferred one waits until the outermost object is made.
    case injection(isDeferred: Bool)
  }

  package let stage: Stage
  /// The type that is looked up, without all that says how it is wanted.
  package let type: any Any.Type
  /// The names and tags that are asked for, outermost first.
  package let qualifiers: [Qualifier]
  /// Whether the owner goes without what can't be had.
  package let isOptional: Bool
  /// Whether all components of the type are asked for.
  package let isMany: Bool
  /// Whether the objects are asked for later.
  package let isDelayed: Bool
  /// The vertices: one, all that an array has, or several none of which is preferred.
  package let targets: [Int]

  package init(
    _ stage: Stage, _ type: any Any.Type, _ qualifiers: [Qualifier] = [], isOptional: Bool = false,
    isMany: Bool = false, isDelayed: Bool = false, targets: [Int]
  ) {
    self.stage = stage
    self.type = type
    self.qualifiers = qualifiers
    self.isOptional = isOptional
    self.isMany = isMany
    self.isDelayed = isDelayed
    self.targets = targets
  }

  package var isInitial: Bool { stage == .initializer }

  package var isDeferred: Bool { stage == .injection(isDeferred: true) }
}

extension DependencyEdge {
  init(_ dependency: DependencyRecorder.Dependency, targets: [Int]) {
    let description = dependency.description
    self.init(
      dependency.stage, description.base, description.request.qualifiers,
      isOptional: description.isOptional, isMany: description.isMany,
      isDelayed: description.isDelayed, targets: targets)
  }
}
