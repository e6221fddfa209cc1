extension Registry {
  /// Returns all components that offer a type, perhaps with other names and tags, and those that a request for one object
  /// from outside of the graph would select: one, several if the request is ambiguous, or none. The caller holds the lock.
  package func candidates(
    for type: any Any.Type, _ qualifiers: [Qualifier]
  ) -> (all: [Component], selected: [Component]) {
    let search = ServiceSearch(type: type, qualifiers: qualifiers, module: .none)
    return (
      lineage.flatMap { $0.offers.candidates(ObjectIdentifier(type)) },
      search.choice(in: self).selected
    )
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
