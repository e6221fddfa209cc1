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
    var all: [Candidate] = []
    var next: Registry? = self
    while let registry = next {
      let key = ObjectIdentifier(type)
      all += registry.candidates(key).map { offer in
        Candidate(
          component: offer.component, level: depth - registry.depth,
          hasQualifiers: offer.component.isOffered(as: key, qualifiers),
          needsName: registry.lacksDefault(offer.component, qualifiers))
      }
      next = registry.parent
    }
    var tests: [ComponentInfo] = []
    switch select(type, qualifiers, from: .none, severalTests: &tests) {
    case .offer(let offer): return (all, [offer.component])
    case .failure(_, _, let tied): return (all, tied.map(\.component))
    }
  }

  /// Returns how many registries below a component's own there are, from this one up.
  package func level(of component: Component) -> Int {
    depth - (component.registry?.depth ?? depth)
  }
}
