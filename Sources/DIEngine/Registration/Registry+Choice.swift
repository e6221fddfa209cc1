extension Registry {
  /// The result of choosing one component for a request.
  enum Choice {
    case identity(InstanceIdentity, Service)
    case failure(Failure.Kind, [ComponentInfo])
  }

  /// The offer selected for a request for one object, or the reason why there is none.
  enum Selection {
    case offer(Offer)
    /// - Parameters:
    ///   - considered: The candidates to list in the failure.
    ///   - tied: The candidates among which none is preferred.
    case failure(Failure.Kind, considered: [Offer], tied: [Offer])
  }

  /// The result of choosing all components of a type.
  enum ManyChoice {
    case offers([Offer])
    case failure(Failure.Kind, [ComponentInfo])
  }

  /// Returns the first offer of each component that offers a type, in the order of registration.
  func candidates(_ type: ObjectIdentifier) -> [Offer] {
    var all: [Offer] = []
    offers.visit(type) { component, service in
      all.append(Offer(component: component, service: service))
    }
    return Self.eachOnce(all)
  }

  /// Returns the first offer of each component that offers a type with all of the names and tags, or without
  /// any, in the order of registration.
  private func candidates(_ type: ObjectIdentifier, with qualifiers: [Qualifier]) -> [Offer] {
    if let first = qualifiers.first {
      var all: [Offer] = []
      let isComplete = offers.visit(type, with: first) { component in
        // The index guarantees the first qualifier only.
        guard qualifiers.count == 1 || component.isOffered(as: type, qualifiers),
          let service = component.service(as: type)
        else { return }
        all.append(Offer(component: component, service: service))
      }
      if isComplete { return Self.eachOnce(all) }
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

  /// Returns the offer that serves a request if it is the only one of its type, which is the usual case.
  private func only(
    _ type: ObjectIdentifier, _ qualifiers: [Qualifier], from module: RequestingModule,
    needsDefault: Bool
  ) -> Offer? {
    guard let (component, service) = offers.only(type),
      isVisible(component, as: type, from: module),
      component.isOffered(as: type, qualifiers),
      !(needsDefault && lacksDefault(component, qualifiers))
    else { return nil }
    return Offer(component: component, service: service)
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

  /// Chooses the component that serves a request for one object, by the rules of `select`.
  func choose(
    _ type: any Any.Type, _ qualifiers: [Qualifier], from module: RequestingModule,
    needsDefault: Bool = true, severalTests: inout [ComponentInfo]
  ) -> Choice {
    // The usual case needs no list of candidates.
    if let only = only(
      ObjectIdentifier(type), qualifiers, from: module, needsDefault: needsDefault)
    {
      return .identity(only.component.identity(qualifiers.first ?? .none), only.service)
    }
    let selection = select(
      type, qualifiers, from: module, needsDefault: needsDefault, severalTests: &severalTests)
    switch selection {
    case .offer(let offer):
      return .identity(offer.component.identity(qualifiers.first ?? .none), offer.service)
    case .failure(let kind, let considered, _):
      return .failure(kind, considered.map { $0.component.info(as: ObjectIdentifier(type)) })
    }
  }

  /// Selects the component that serves a request for one object.
  ///
  /// All generations share this rule: those without tests or tags register none. The registry asks its parent
  /// only if it has no candidate itself.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - qualifiers: The names and tags that the component must have.
  ///   - module: The requesting module.
  ///   - needsDefault: Whether to apply the option `namelessNeedsDefault`.
  ///   - severalTests: Receives the components with test priority if there are several. The caller's request
  ///     informs the listener once no lock is held.
  func select(
    _ type: any Any.Type, _ qualifiers: [Qualifier], from module: RequestingModule,
    needsDefault: Bool = true, severalTests: inout [ComponentInfo]
  ) -> Selection {
    let key = ObjectIdentifier(type)
    if let only = only(key, qualifiers, from: module, needsDefault: needsDefault) {
      return .offer(only)
    }
    let matching = candidates(key, with: qualifiers).filter {
      isVisible($0.component, as: key, from: module)
    }
    if matching.isEmpty, let parent {
      let upper = parent.select(
        type, qualifiers, from: module, needsDefault: needsDefault,
        severalTests: &severalTests)
      guard case .failure(.notFound, _, _) = upper else { return upper }
    }
    guard !matching.isEmpty else { return noMatch(key, from: module) }
    let preferred = preferred(among: matching, from: module, &severalTests)
    guard preferred.count == 1 else {
      return .failure(.ambiguous, considered: matching, tied: preferred)
    }
    if needsDefault, lacksDefault(preferred[0].component, qualifiers) {
      return noMatch(key, from: module)
    }
    return .offer(preferred[0])
  }

  /// Returns why none of the components that offer a type serves a request.
  private func noMatch(_ type: ObjectIdentifier, from module: RequestingModule) -> Selection {
    let all = candidates(type)
    guard !all.isEmpty else { return .failure(.notFound, considered: [], tied: []) }
    let visible = all.filter { isVisible($0.component, as: type, from: module) }
    guard !visible.isEmpty else {
      return .failure(.noAccess(allowed: access(to: all)), considered: all, tied: [])
    }
    return .failure(.qualifierNotFound, considered: visible, tied: [])
  }

  /// Returns the candidates that are preferred to the others.
  private func preferred(
    among candidates: [Offer], from module: RequestingModule, _ severalTests: inout [ComponentInfo]
  ) -> [Offer] {
    guard candidates.count > 1 else { return candidates }
    let tests = candidates.filter { $0.component.priority == .test }
    if tests.count == 1 { return tests }
    if tests.count > 1 { severalTests = tests.map(\.component.info) }
    if module != .none, module.sight == .prefersOwn {
      let own = defaults(of: candidates.filter { $0.component.owner == module })
      if own.count == 1 { return own }
      let imports = imports(of: module)
      let imported = defaults(of: candidates.filter { imports.contains($0.component.owner) })
      if imported.count == 1 { return imported }
    }
    return defaults(of: candidates)
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

  private func defaults(of candidates: [Offer]) -> [Offer] {
    let defaults = candidates.filter { $0.component.priority == .default }
    return defaults.isEmpty ? candidates : defaults
  }

  /// Returns all components for a request for many, including those of parent registries, in the order of
  /// registration.
  func candidatesOfMany(
    _ type: any Any.Type, _ qualifiers: [Qualifier], inModuleOnly: Bool,
    from module: RequestingModule
  ) -> ManyChoice {
    let key = ObjectIdentifier(type)
    var all: [Offer] = []
    var next: Registry? = self
    while let registry = next {
      all += registry.ofMany(key, qualifiers)
      next = registry.parent
    }
    all.sort { $0.component.number < $1.component.number }
    let visible = all.filter { isVisible($0.component, as: key, from: module) }
    guard all.isEmpty || !visible.isEmpty else {
      return .failure(.noAccess(allowed: access(to: all)), all.map(\.component.info))
    }
    guard inModuleOnly, module != .none else { return .offers(visible) }
    return .offers(visible.filter { $0.component.owner == module })
  }

  private func ofMany(_ type: ObjectIdentifier, _ qualifiers: [Qualifier]) -> [Offer] {
    qualifiers.isEmpty ? candidates(type) : candidates(type, with: qualifiers)
  }

  /// The line of code that registered a component.
  private struct Declaration: Hashable {
    let type: ObjectIdentifier
    let file: String
    let line: Int

    init(_ component: Component) {
      type = ObjectIdentifier(component.type)
      file = component.file
      line = component.line
    }
  }
}

extension Registry: KnownComponents {
  /// Returns the number of components that offer a type, in this registry and its parents.
  package func countOffers(of type: any Any.Type) -> Int {
    let own = locked { candidates(ObjectIdentifier(type)).count }
    return own + (parent?.countOffers(of: type) ?? 0)
  }

  /// Returns whether a request for one object would find a component.
  package func serves(
    _ type: any Any.Type, _ qualifiers: [Qualifier], from module: RequestingModule
  ) -> Bool {
    locked {
      var tests: [ComponentInfo] = []
      let selection = select(type, qualifiers, from: module, severalTests: &tests)
      if case .offer = selection { return true }
      return false
    }
  }

  /// Returns the components of other types with the same name as a type, perhaps of another module.
  package func namesakes(of type: any Any.Type) -> [ComponentInfo] {
    let name = "\(type)"
    let own = locked { components { $0.type != type && "\($0.type)" == name }.map(\.info) }
    return own + (parent?.namesakes(of: type) ?? [])
  }

  /// Returns the components whose objects are of a protocol or class type, or functions that differ from a function type only
  /// in what isn't a parameter or the result, in this registry and its parents.
  package func components(convertibleTo type: any Any.Type) -> [ComponentInfo] {
    let all = components { _ in true }
    let own =
      isFunction(type)
      ? all.filter { isFunction($0.type, like: type) } : subtypes(of: type, among: all, by: \.type)
    return locked { own.map(\.info) } + (parent?.components(convertibleTo: type) ?? [])
  }
}
