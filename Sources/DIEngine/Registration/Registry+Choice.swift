extension Registry {
  /// What a request for one object finds.
  struct Choice {
    /// The offer that serves the request.
    var offer: Offer?
    /// Why none does.
    var reason: Failure.Kind?
    /// The offers that a failure lists.
    var considered: [Offer] = []
    /// The offers among which none is preferred.
    var tied: [Offer] = []
    /// The components with test priority if there are several. The caller's request informs the listener once no lock is
    /// held.
    var severalTests: [ComponentInfo] = []

    /// The component that serves the request, or those among which none is preferred.
    var selected: [Component] { (offer.map { [$0] } ?? tied).map(\.component) }

    /// Why no component serves a request for a type; nil if one does. Call it under the lock.
    func refusal(of type: any Any.Type) -> Refusal? {
      reason.map {
        Refusal(
          kind: $0, candidates: considered.map { $0.component.info(as: ObjectIdentifier(type)) })
      }
    }
  }

  /// Why a request fails that finds no component, or can't choose.
  struct Refusal: Error {
    let kind: Failure.Kind
    /// The candidates to list in the failure.
    let candidates: [ComponentInfo]
  }

  /// Returns the first offer of each component that offers a type, in the order of registration.
  func candidates(_ type: ObjectIdentifier) -> [Offer] { Self.eachOnce(offers.offers(of: type)) }

  /// Returns the first offer of each component that offers a type with all of the names and tags, or without
  /// any, in the order of registration.
  private func candidates(_ type: ObjectIdentifier, with qualifiers: [Qualifier]) -> [Offer] {
    if let first = qualifiers.first,
      let found = offers.components(offering: type, with: first)
    {
      // The index guarantees the first qualifier only.
      let fitting = found.filter { qualifiers.count == 1 || $0.isOffered(as: type, qualifiers) }
      return Self.eachOnce(fitting.map { Offer(firstOf: $0, type) })
    }
    return candidates(type).filter { $0.component.isOffered(as: type, qualifiers) }
  }

  /// Returns the first offer of each component, in the order of registration.
  private static func eachOnce(_ offers: [Offer]) -> [Offer] {
    let isInOrder = offers.indices.dropFirst().allSatisfy {
      offers[$0 - 1].component.number < offers[$0].component.number
    }
    guard !isInOrder else { return offers }
    var seen: Set<ObjectIdentifier> = []
    return
      offers
      .filter { seen.insert(ObjectIdentifier($0.component)).inserted }
      .sorted { $0.component.number < $1.component.number }
  }

  /// Returns whether a component that offers a type is visible to a module.
  func isVisible(
    _ component: Component, as type: ObjectIdentifier, from module: RequestingModule
  ) -> Bool {
    guard module != .none, module.sight == .needsAvailability,
      let availability = component.origin?.availability
    else { return true }
    return availability.contains(module)
      || (moduleLinks.declared[type]?.contains(module) ?? false)
  }

  /// Returns whether a request without a name needs the component to be the default, and it isn't.
  func lacksDefault(_ component: Component, _ qualifiers: [Qualifier]) -> Bool {
    qualifiers.isEmpty && component.behaviour.options.contains(.namelessNeedsDefault)
      && !component.qualifiers.isEmpty && component.priority == .normal
  }

  /// Chooses the component that serves a request for one object.
  ///
  /// All generations share this rule: those without tests or tags register none. The registry asks its parent
  /// only if it has no candidate itself.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - qualifiers: The names and tags that the component must have.
  ///   - module: The requesting module.
  ///   - needsDefault: Whether to apply the option `namelessNeedsDefault`.
  func choose(
    _ type: any Any.Type, _ qualifiers: [Qualifier], from module: RequestingModule,
    needsDefault: Bool = true
  ) -> Choice {
    let key = ObjectIdentifier(type)
    // The usual case needs no list of candidates.
    if let only = offers.only(key), isVisible(only.component, as: key, from: module),
      only.component.isOffered(as: key, qualifiers),
      !(needsDefault && lacksDefault(only.component, qualifiers))
    {
      return Choice(offer: only)
    }
    let matching = candidates(key, with: qualifiers).filter {
      isVisible($0.component, as: key, from: module)
    }
    if matching.isEmpty, let parent {
      let upper = parent.choose(type, qualifiers, from: module, needsDefault: needsDefault)
      guard case .notFound? = upper.reason else { return upper }
    }
    guard !matching.isEmpty else { return noMatch(key, from: module) }
    let tests = matching.filter { $0.component.priority == .test }
    let preferred = preferred(among: matching, tests, from: module)
    var choice: Choice
    if preferred.count > 1 {
      choice = Choice(reason: .ambiguous, considered: matching, tied: preferred)
    } else if needsDefault, lacksDefault(preferred[0].component, qualifiers) {
      choice = noMatch(key, from: module)
    } else {
      choice = Choice(offer: preferred[0])
    }
    if tests.count > 1 { choice.severalTests = tests.map(\.component.info) }
    return choice
  }

  /// Returns why none of the components that offer a type serves a request.
  private func noMatch(_ type: ObjectIdentifier, from module: RequestingModule) -> Choice {
    let all = candidates(type)
    guard !all.isEmpty else { return Choice(reason: .notFound) }
    let visible = all.filter { isVisible($0.component, as: type, from: module) }
    guard !visible.isEmpty else {
      return Choice(reason: .noAccess(allowed: access(to: all)), considered: all)
    }
    return Choice(reason: .qualifierNotFound, considered: visible)
  }

  /// Returns the candidates that are preferred to the others.
  private func preferred(
    among candidates: [Offer], _ tests: [Offer], from module: RequestingModule
  ) -> [Offer] {
    guard candidates.count > 1 else { return candidates }
    if tests.count == 1 { return tests }
    if module != .none, module.sight == .prefersOwn {
      let own = defaults(of: candidates.filter { $0.component.owner == module })
      if own.count == 1 { return own }
      let imports = imports(of: module)
      let imported = defaults(of: candidates.filter { imports.contains($0.component.owner) })
      if imported.count == 1 { return imported }
    }
    return defaults(of: candidates)
  }

  private func defaults(of candidates: [Offer]) -> [Offer] {
    let defaults = candidates.filter { $0.component.priority == .default }
    return defaults.isEmpty ? candidates : defaults
  }

  /// Whether a component for tests answers all requests by which others find a component: those for the types as which it
  /// is offered besides its own, or else for its own.
  package func isReplaced(_ component: Component) -> Bool {
    locked {
      let others = component.services.filter { $0.type != ObjectIdentifier(component.type) }
      return (others.isEmpty ? component.services : others).allSatisfy { service in
        let qualifiers = service.qualifier == .none ? [] : [service.qualifier]
        let tests = candidates(service.type, with: qualifiers).filter {
          $0.component.priority == .test
        }
        return tests.count == 1 && tests[0].component !== component
      }
    }
  }

  /// Returns all components for a request for many, including those of parent registries, in the order of
  /// registration.
  func candidatesOfMany(
    _ type: any Any.Type, _ qualifiers: [Qualifier], inModuleOnly: Bool,
    from module: RequestingModule
  ) throws(Refusal) -> [Offer] {
    let key = ObjectIdentifier(type)
    var all = lineage.flatMap { registry in
      qualifiers.isEmpty
        ? registry.candidates(key) : registry.candidates(key, with: qualifiers)
    }
    all.sort { $0.component.number < $1.component.number }
    let visible = all.filter { isVisible($0.component, as: key, from: module) }
    guard all.isEmpty || !visible.isEmpty else {
      throw Refusal(
        kind: .noAccess(allowed: access(to: all)), candidates: all.map(\.component.info))
    }
    guard inModuleOnly, module != .none else { return visible }
    return visible.filter { $0.component.owner == module }
  }
}

// MARK: - What others ask about a request

extension Registry {
  /// A component that offers a requested type, perhaps with other names and tags, and what matters for the choice.
  package struct Candidate {
    package let component: Component
    /// The number of registries below the candidate's, from the one that was asked.
    package let level: Int
    /// Whether the component has the requested names and tags.
    package let hasQualifiers: Bool
    /// Whether the component has names, and requests without one don't find it.
    package let needsName: Bool
  }

  /// Returns all components that offer a type, and those that a request for one object from outside of the graph would
  /// select: one, several if the request is ambiguous, or none. The caller holds the lock.
  package func candidates(
    for type: any Any.Type, _ qualifiers: [Qualifier]
  ) -> (all: [Candidate], selected: [Component]) {
    let key = ObjectIdentifier(type)
    let all = lineage.flatMap { registry in
      registry.candidates(key).map(\.component).map { component in
        Candidate(
          component: component, level: depth - registry.depth,
          hasQualifiers: component.isOffered(as: key, qualifiers),
          needsName: lacksDefault(component, qualifiers))
      }
    }
    return (all, choose(type, qualifiers, from: .none).selected)
  }

  /// Returns how many registries below a component's own there are, from this one up.
  package func level(of component: Component) -> Int {
    depth - (component.registry?.depth ?? depth)
  }
}

extension Registry: KnownComponents {
  /// Returns the number of components that offer a type, in this registry and its parents.
  package func countOffers(of type: any Any.Type) -> Int {
    locked { lineage.reduce(0) { $0 + $1.candidates(ObjectIdentifier(type)).count } }
  }

  /// Returns whether a request for one object would find a component.
  package func serves(
    _ type: any Any.Type, _ qualifiers: [Qualifier], from module: RequestingModule
  ) -> Bool {
    locked { choose(type, qualifiers, from: module).offer != nil }
  }

  /// Returns the components of other types with the same name as a type, perhaps of another module.
  package func namesakes(of type: any Any.Type) -> [ComponentInfo] {
    let name = "\(type)"
    return locked {
      lineage.flatMap(\.components).filter { $0.type != type && "\($0.type)" == name }.map(\.info)
    }
  }

  /// Returns the components whose objects are of a protocol or class type, or functions that differ from a function type only
  /// in what isn't a parameter or the result, in this registry and its parents.
  package func components(convertibleTo type: any Any.Type) -> [ComponentInfo] {
    let found = lineage.flatMap { registry in
      let all = registry.components { _ in true }
      return isFunction(type)
        ? all.filter { isFunction($0.type, like: type) }
        : subtypes(of: type, among: all, by: \.type)
    }
    return locked { found.map(\.info) }
  }
}
