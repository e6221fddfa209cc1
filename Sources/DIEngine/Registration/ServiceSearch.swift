/// What a request looks for in a registry and those above it. Used under the registry's lock.
struct ServiceSearch {
  /// The requested type.
  let type: any Any.Type
  /// The names and tags that a component must have.
  let qualifiers: [Qualifier]
  /// The requesting module.
  let module: RequestingModule
  /// Whether to apply the option `namelessNeedsDefault`.
  var needsDefault = true

  private var key: ObjectIdentifier { ObjectIdentifier(type) }

  /// Chooses the component that serves a request for one object.
  ///
  /// All generations share this rule: those without tests or tags register none. A registry asks its parent
  /// only if it has no candidate itself.
  func choice(in registry: Registry) -> Choice {
    // The usual case needs no list of candidates.
    if let only = registry.offers.only(key), isVisible(only, in: registry),
      only.isOffered(as: key, qualifiers), !(needsDefault && only.lacksDefault(qualifiers))
    {
      return Choice(component: only)
    }
    let matching = registry.offers.candidates(key, with: qualifiers).filter {
      isVisible($0, in: registry)
    }
    if matching.isEmpty, let parent = registry.parent {
      let upper = choice(in: parent)
      guard case .notFound? = upper.reason else { return upper }
    }
    guard !matching.isEmpty else { return noMatch(in: registry) }
    let tests = matching.filter { $0.priority == .test }
    let preferred = preferred(among: matching, tests, in: registry)
    var choice: Choice
    if preferred.count > 1 {
      choice = Choice(reason: .ambiguous, considered: matching, tied: preferred)
    } else if needsDefault, preferred[0].lacksDefault(qualifiers) {
      choice = noMatch(in: registry)
    } else {
      choice = Choice(component: preferred[0])
    }
    if tests.count > 1 { choice.severalTests = tests.map(\.info) }
    return choice
  }

  /// Returns all components for a request for many, including those of parent registries, in the order of
  /// registration.
  func all(in registry: Registry, ofModuleOnly: Bool) throws(Refusal) -> [Component] {
    var all = registry.lineage.flatMap { registry in
      qualifiers.isEmpty
        ? registry.offers.candidates(key) : registry.offers.candidates(key, with: qualifiers)
    }
    all.sort { $0.number < $1.number }
    let visible = all.filter { isVisible($0, in: registry) }
    guard all.isEmpty || !visible.isEmpty else {
      throw Refusal(
        kind: .noAccess(allowed: registry.moduleLinks.access(to: all)), candidates: all.map(\.info))
    }
    guard ofModuleOnly, module != .none else { return visible }
    return visible.filter { $0.owner == module }
  }

  private func isVisible(_ component: Component, in registry: Registry) -> Bool {
    registry.moduleLinks.isVisible(component, as: key, from: module)
  }

  /// Returns why none of the components that offer the type serves the request.
  private func noMatch(in registry: Registry) -> Choice {
    let all = registry.offers.candidates(key)
    guard !all.isEmpty else { return Choice(reason: .notFound) }
    let visible = all.filter { isVisible($0, in: registry) }
    guard !visible.isEmpty else {
      return Choice(
        reason: .noAccess(allowed: registry.moduleLinks.access(to: all)), considered: all)
    }
    return Choice(reason: .qualifierNotFound, considered: visible)
  }

  /// Returns the candidates that are preferred to the others.
  private func preferred(
    among candidates: [Component], _ tests: [Component], in registry: Registry
  ) -> [Component] {
    guard candidates.count > 1 else { return candidates }
    if tests.count == 1 { return tests }
    if module != .none, module.sight == .prefersOwn {
      let own = defaults(of: candidates.filter { $0.owner == module })
      if own.count == 1 { return own }
      let imports = registry.imports(of: module)
      let imported = defaults(of: candidates.filter { imports.contains($0.owner) })
      if imported.count == 1 { return imported }
    }
    return defaults(of: candidates)
  }

  private func defaults(of candidates: [Component]) -> [Component] {
    let defaults = candidates.filter { $0.priority == .default }
    return defaults.isEmpty ? candidates : defaults
  }
}

/// What a request for one object finds.
struct Choice {
  /// The component that serves the request.
  var component: Component?
  /// Why none does.
  var reason: Failure.Kind?
  /// The components that a failure lists.
  var considered: [Component] = []
  /// The components among which none is preferred.
  var tied: [Component] = []
  /// The components with test priority if there are several. The caller's request informs the listener once no lock is
  /// held.
  var severalTests: [ComponentInfo] = []

  /// The component that serves the request, or those among which none is preferred.
  var selected: [Component] { component.map { [$0] } ?? tied }

  /// Why no component serves a request for a type; nil if one does. Call it under the lock.
  func refusal(of type: any Any.Type) -> Refusal? {
    reason.map {
      Refusal(kind: $0, candidates: considered.map { $0.info(as: ObjectIdentifier(type)) })
    }
  }
}

/// Why a request fails that finds no component, or can't choose.
struct Refusal: Error {
  let kind: Failure.Kind
  /// The candidates to list in the failure.
  let candidates: [ComponentInfo]
}
