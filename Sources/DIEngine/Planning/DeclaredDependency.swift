/// A dependency that a component declares.
package struct DeclaredDependency: Sendable {
  /// The stage of creating the owner at which the dependency is requested.
  package enum Stage: Equatable, Sendable {
    case initializer
    /// A member injection. If deferred, it runs after the outermost object has been created.
    case injection(isDeferred: Bool)
  }

  package let description: RequestDescription
  package let stage: Stage
  /// What takes the dependency.
  private let taker: MemberInjection.Kind

  package init(
    _ description: RequestDescription, _ stage: Stage, by taker: MemberInjection.Kind = .closure
  ) {
    self.description = description
    self.stage = stage
    self.taker = taker
  }

  /// Whether a closure takes the dependency as an asynchronous delayed request, without another layer around it.
  package var isAsynchronous: Bool { description.ownDelay == .onTask && taker != .property }
}

extension Component {
  /// The dependencies that the component declares: those of its factories first, then those of its member injections. Closures
  /// that resolve from the container themselves declare none.
  ///
  /// Read it under the registry's lock. Nothing is chosen.
  package var declaredDependencies: [DeclaredDependency] {
    let softens = behaviour.options.contains(.optionalSoftens)
    var dependencies: [DeclaredDependency] = []
    func add(
      _ declare: Factory.Declare?, _ stage: DeclaredDependency.Stage = .initializer,
      by taker: MemberInjection.Kind = .closure
    ) {
      let needs = DeclaredNeeds()
      declare?(needs)
      dependencies += needs.declared.map { type, qualifier in
        DeclaredDependency(
          RequestDescription(
            of: type, Request(qualifier, softens: softens),
            acceptsMissing: taker == .closureTakingNil),
          stage, by: taker)
      }
    }
    add(factory?.declare)
    for factory in rare.argumentFactories { add(factory.declare) }
    for injection in injections {
      add(
        injection.declare, .injection(isDeferred: injection.isDeferred), by: injection.kind)
    }
    return dependencies
  }
}

extension RequestDescription {
  /// Returns the components that such a request of a component would select: one, all elements of an array, several if the
  /// request is ambiguous, or none. Call it under the registry's lock.
  package func components(for owner: Component, in registry: Registry) -> [Component] {
    let search = ServiceSearch(type: base, qualifiers: request.qualifiers, module: owner.owner)
    guard isMany else { return search.choice(in: registry).selected }
    let all = try? search.all(
      in: registry, ofModuleOnly: request.options.contains(.inModuleOnly))
    return all ?? []
  }
}
