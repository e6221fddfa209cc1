extension Registry {
  /// What a request led to.
  enum Choice {
    case cell(Cell, Service)
    case failure(Failure.Kind, [ComponentInfo])
  }

  /// The offer that a request for one object led to, or why there is none.
  enum Selection {
    case offer(Offer)
    /// - Parameters:
    ///   - considered: the candidates that a person should know of.
    ///   - tied: those among which none is preferred.
    case failure(Failure.Kind, considered: [Offer], tied: [Offer])
  }

  /// What a request for all components of a type led to.
  enum ManyChoice {
    case offers([Offer])
    case failure(Failure.Kind, [ComponentInfo])
  }

  /// The components that offer a type, each once, in the order of registration.
  func candidates(_ type: ObjectIdentifier) -> [Offer] {
    if !isDescribing { offers.lookUp(type) }
    var seen: Set<ObjectIdentifier> = []
    return allOffers(type)
      .filter { seen.insert(ObjectIdentifier($0.component)).inserted }
      .sorted { $0.component.number < $1.component.number }
  }

  private func allOffers(_ type: ObjectIdentifier) -> [Offer] {
    var all: [Offer] = []
    offers.visit(type) { component, service in
      let services = component.services
      all.append(Offer(component: component, service: services[max(service, 0)]))
    }
    return all
  }

  /// Those of the candidates for a type that have all of the names and tags.
  private func candidates(
    _ type: ObjectIdentifier, among candidates: [Offer], _ qualifiers: [Qualifier]
  ) -> [Offer] {
    let all = allOffers(type)
    return candidates.filter { candidate in
      let component = candidate.component
      guard !qualifiers.isEmpty else {
        return all.contains { $0.component === component && $0.service.qualifier == .none }
      }
      return qualifiers.allSatisfy { qualifier in
        component.qualifiers.contains(qualifier)
          || all.contains { $0.component === component && $0.service.qualifier == qualifier }
      }
    }
  }

  /// Chooses the component that serves a request for one object, as ``select``.
  func choose(
    _ type: any Any.Type, _ qualifiers: [Qualifier], from viewpoint: Viewpoint,
    needsDefault: Bool = true, severalTests: inout [ComponentInfo]
  ) -> Choice {
    let selection = select(
      type, qualifiers, from: viewpoint, needsDefault: needsDefault, severalTests: &severalTests)
    switch selection {
    case .offer(let offer):
      return .cell(offer.component.cell(qualifiers.first ?? .none), offer.service)
    case .failure(let kind, let considered, _):
      return .failure(kind, considered.map(\.component.info))
    }
  }

  /// Selects the component that serves a request for one object.
  ///
  /// The rule is one for all generations: those that know neither tests nor tags register none.
  /// Only where this registry has nothing for the request, its parent is asked.
  ///
  /// - Parameters:
  ///   - viewpoint: the group of components that asks.
  ///   - severalTests: gets the components that all claim to replace the others, if there are
  ///     several; whoever makes the request tells the listener, once no lock is held.
  func select(
    _ type: any Any.Type, _ qualifiers: [Qualifier], from viewpoint: Viewpoint,
    needsDefault: Bool = true, severalTests: inout [ComponentInfo]
  ) -> Selection {
    let key = ObjectIdentifier(type)
    let all = candidates(key)
    let visible = all.filter { isVisible($0.component, as: key, from: viewpoint) }
    let matching = candidates(key, among: visible, qualifiers)
    if matching.isEmpty, let parent {
      let upper = parent.select(
        type, qualifiers, from: viewpoint, needsDefault: needsDefault,
        severalTests: &severalTests)
      guard case .failure(.notFound, _, _) = upper else { return upper }
    }
    guard !all.isEmpty else { return .failure(.notFound, considered: [], tied: []) }
    guard !visible.isEmpty else {
      return .failure(.noAccess(allowed: access(to: all)), considered: all, tied: [])
    }
    guard !matching.isEmpty else {
      return .failure(.qualifierNotFound, considered: visible, tied: [])
    }
    let preferred = preferred(among: matching, from: viewpoint, &severalTests)
    guard preferred.count == 1 else {
      return .failure(.ambiguous, considered: matching, tied: preferred)
    }
    let component = preferred[0].component
    if needsDefault, qualifiers.isEmpty,
      component.behaviour.options.contains(.namelessNeedsDefault),
      !component.qualifiers.isEmpty, component.priority == .normal
    {
      return .failure(.qualifierNotFound, considered: visible, tied: [])
    }
    return .offer(preferred[0])
  }

  /// Those of several candidates that come before the others.
  private func preferred(
    among candidates: [Offer], from viewpoint: Viewpoint, _ severalTests: inout [ComponentInfo]
  ) -> [Offer] {
    guard candidates.count > 1 else { return candidates }
    let tests = candidates.filter { $0.component.priority == .test }
    if tests.count == 1 { return tests }
    if tests.count > 1 { severalTests = tests.map(\.component.info) }
    if viewpoint != .none, viewpoint.sight == .prefersOwn {
      let own = defaults(of: candidates.filter { $0.component.owner == viewpoint })
      if own.count == 1 { return own }
      let imports = imports(of: viewpoint)
      let imported = defaults(of: candidates.filter { imports.contains($0.component.owner) })
      if imported.count == 1 { return imported }
    }
    return defaults(of: candidates)
  }

  private func defaults(of candidates: [Offer]) -> [Offer] {
    let defaults = candidates.filter { $0.component.priority == .default }
    return defaults.isEmpty ? candidates : defaults
  }

  /// All components that a request for an array is about, in the order of registration: those of
  /// the parents, too, unless the same line of code registered them here again.
  func candidatesOfMany(
    _ type: any Any.Type, _ request: Request, from viewpoint: Viewpoint
  ) -> ManyChoice {
    let key = ObjectIdentifier(type)
    var all: [Offer] = []
    var next: Registry? = self
    while let registry = next {
      let lower = all
      all += registry.candidates(key, request.qualifiers).filter { offer in
        !lower.contains { $0.component.isSameDeclaration(as: offer.component) }
      }
      next = registry.parent
    }
    all.sort { $0.component.number < $1.component.number }
    let visible = all.filter { isVisible($0.component, as: key, from: viewpoint) }
    guard all.isEmpty || !visible.isEmpty else {
      return .failure(.noAccess(allowed: access(to: all)), all.map(\.component.info))
    }
    guard request.inGroupOnly, viewpoint != .none else { return .offers(visible) }
    return .offers(visible.filter { $0.component.owner == viewpoint })
  }

  private func candidates(_ type: ObjectIdentifier, _ qualifiers: [Qualifier]) -> [Offer] {
    let all = candidates(type)
    return qualifiers.isEmpty ? all : candidates(type, among: all, qualifiers)
  }

  /// The components of other types that print like a type.
  func namesakes(of type: any Any.Type) -> [ComponentInfo] {
    let name = String(reflecting: type)
    let own = components { $0.type != type && String(reflecting: $0.type) == name }.map(\.info)
    return own + (parent?.namesakes(of: type) ?? [])
  }
}
