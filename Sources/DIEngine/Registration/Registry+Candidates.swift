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
      registry.offers.candidates(key).map { component in
        Candidate(
          component: component, level: depth - registry.depth,
          hasQualifiers: component.isOffered(as: key, qualifiers),
          needsName: component.lacksDefault(qualifiers))
      }
    }
    let search = ServiceSearch(type: type, qualifiers: qualifiers, module: .none)
    return (all, search.choice(in: self).selected)
  }

  /// Whether a component for tests answers all requests by which others find a component: those for the types as which it
  /// is offered besides its own, or else for its own.
  package func isReplaced(_ component: Component) -> Bool {
    locked {
      let others = component.services.filter { $0.type != ObjectIdentifier(component.type) }
      return (others.isEmpty ? component.services : others).allSatisfy { service in
        let qualifiers = service.qualifier == .none ? [] : [service.qualifier]
        let tests = offers.candidates(service.type, with: qualifiers).filter {
          $0.priority == .test
        }
        return tests.count == 1 && tests[0] !== component
      }
    }
  }

  /// Returns how many registries below a component's own there are, from this one up.
  package func level(of component: Component) -> Int {
    depth - (component.registry?.depth ?? depth)
  }
}

extension Registry: KnownComponents {
  /// Returns the number of components that offer a type, in this registry and its parents.
  package func countOffers(of type: any Any.Type) -> Int {
    locked { lineage.reduce(0) { $0 + $1.offers.candidates(ObjectIdentifier(type)).count } }
  }

  /// Returns whether a request for one object would find a component.
  package func serves(
    _ type: any Any.Type, _ qualifiers: [Qualifier], from module: RequestingModule
  ) -> Bool {
    let search = ServiceSearch(type: type, qualifiers: qualifiers, module: module)
    return locked { search.choice(in: self).component != nil }
  }

  package var infos: [[ComponentInfo]] { locked { lineage.map { $0.components.map(\.info) } } }
}
