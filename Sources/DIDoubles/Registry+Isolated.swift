internal import DIEngine

/// Copies of a graph that share nothing with the original.
extension Registry {
  /// Returns a copy of the registry, and of each of its parents: the same registrations, without any instance. What the
  /// process keeps for the components of other registries, the copies keep for themselves.
  ///
  /// - Parameters:
  ///   - isolation: What the copies have of their own, which no other registry uses yet.
  ///   - copy: Returns what takes the place of a component: a copy of it, or others that belong to no registry yet. It is
  ///     called under the registry's lock, in the order of registration.
  /// - Returns: The copies; that of the outermost parent is the first.
  /// - Complexity: O(*n*) in the number of components.
  func isolated(
    as isolation: Isolation, _ copy: (Component) -> [Component]
  ) -> [Registry] {
    var originals = [self]
    while let parent = originals.last?.parent { originals.append(parent) }
    originals.reverse()
    var copies: [Registry] = []
    for original in originals {
      copies.append(
        Registry(parent: copies.last, listener: original.statedListener, isolation: isolation))
    }
    // Components are numbered as they are copied, and `many` sorts those of parents and children by their numbers.
    let added = locked {
      for (original, copy) in zip(originals, copies) {
        copy.moduleLinks = original.moduleLinks
        (copy.hasRoots, copy.hasEnds) = (original.hasRoots, original.hasEnds)
      }
      return zip(originals, copies)
        .flatMap { original, home in original.components.map { (component: $0, home: home) } }
        .sorted { $0.component.number < $1.component.number }
        .flatMap { component, home in copy(component).map { ($0, home) } }
    }
    for (component, home) in added { home.add(component) }
    for (original, copy) in zip(originals, copies) {
      for traceSwitch in original.locked({ original.switches }) { traceSwitch.connect(copy) }
    }
    return copies
  }
}

extension Engine {
  /// Returns a copy of the engine, as `Registry.isolated(_:)` returns one of its registry.
  func isolated(
    as isolation: Isolation = Isolation(), _ copy: (Component) -> [Component]
  ) -> Engine {
    Engine(registry.isolated(as: isolation, copy).last.unsafelyUnwrapped, companions.copy())
  }
}

extension Scope {
  /// Calls a closure with an empty scope of a copied engine, below such scopes for the parents of this one.
  ///
  /// The closure begins to own the scope: by that it owns the parents.
  func withIsolated<Result>(
    as isolation: Isolation, _ copy: (Component) -> [Component], _ body: (Scope) -> Result
  ) -> Result {
    withIsolated(registry.isolated(as: isolation, copy)[...], body)
  }

  private func withIsolated<Result>(
    _ registries: ArraySlice<Registry>, _ body: (Scope) -> Result
  ) -> Result {
    let engine = Engine(registries.last.unsafelyUnwrapped, self.engine.companions.copy())
    func scope(below parent: Scope?) -> Scope {
      let scope = Scope(engine, options, parent: parent, ownsEngine: endsEngine)
      scope.manySharesResolution = manySharesResolution
      return scope
    }
    guard let parent else { return body(scope(below: nil)) }
    return parent.withIsolated(registries.dropLast()) { parent in
      let ownership = parent.beginOwnership()
      let result = body(scope(below: parent))
      _ = consume ownership
      return result
    }
  }
}
