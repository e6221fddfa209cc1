internal import DIEngine

/// What a snapshot tells about a component besides its declaration. Read under the registry's lock.
struct ComponentDetail: Sendable {
  struct OfferedService: Sendable {
    let type: any Any.Type
    let qualifiers: [Qualifier]
    /// Whether only requests with a name or tag find it.
    let needsQualifier: Bool
  }

  let level: Int
  let generation: Int
  /// The types as which the component is offered, each once.
  let services: [OfferedService]
  let undeclared: [GraphComponent.Closure]
  /// The codes of the findings that the registration accepts.
  let accepted: [String]
  /// Whether its objects have an end.
  let hasEnd: Bool
  /// Whether its registration says that its closures may throw.
  let mayThrow: Bool
  /// Whether the component must be the default, so that requests without a name find it.
  let needsDefault: Bool
  /// Where its objects may be kept at present.
  let slots: [InstanceSlot]
  /// Whether it is known where its objects may be kept.
  let knowsSlots: Bool

  init(_ component: Component, in registry: Registry, for scope: Scope?) {
    level = registry.level(of: component)
    generation = Int(component.behaviour.generation)
    accepted = component.acceptedFindings
    hasEnd = component.ending != nil
    mayThrow = component.mayThrow
    needsDefault =
      component.behaviour.options.contains(.namelessNeedsDefault) && !component.qualifiers.isEmpty
    services = Self.services(
      of: component, areNamedOnly: needsDefault && component.priority == .normal)
    var undeclared: [GraphComponent.Closure] = []
    if component.hasUndeclaredFactory { undeclared.append(.initializer) }
    if component.hasUndeclaredInjection { undeclared.append(.injection) }
    self.undeclared = undeclared
    let kind = component.lifetime.kind
    switch kind.keeper {
    case .none, .objectGraph: knowsSlots = true
    case .slot: knowsSlots = scope != nil || kind.reading == .plan
    case .store, .others: knowsSlots = false
    }
    slots = kind.keeper == .slot ? component.existingSlots(for: scope) : []
  }

  private static func services(
    of component: Component, areNamedOnly: Bool
  ) -> [OfferedService] {
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
      OfferedService(
        type: $0, qualifiers: qualifiers[ObjectIdentifier($0)] ?? [],
        needsQualifier: areNamedOnly || !plain.contains(ObjectIdentifier($0)))
    }
  }

  /// Whether an object is kept at present; nil if that is unknown. Call it without a lock: an object may end here.
  var isKept: Bool? {
    knowsSlots ? slots.contains { $0.finished != nil } : nil
  }
}
