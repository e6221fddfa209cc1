internal import DIEngine
internal import DIv3

/// Which components of the app a strict test may make.
struct Strictness: Sendable {
  let allowed: [any Any.Type]

  /// Returns the components of a graph that the test must not make: all but doubles and what it allows.
  ///
  /// - Parameter report: Receives a problem with what the test allows.
  func forbidden(in registry: Registry, _ report: (String) -> Void) -> Set<ComponentInfo> {
    let allowed = allowed.map { ObjectIdentifier(peeled($0)) }
    var unused = Set(allowed)
    var forbidden: Set<ComponentInfo> = []
    var next: Registry? = registry
    while let current = next {
      for component in current.components(where: { !$0.isDouble && $0.type != DIContainer.self }) {
        let types = current.read(component) { component in
          [ObjectIdentifier(component.type)] + component.services.map(\.type)
        }
        let own = types.filter(allowed.contains)
        unused.subtract(own)
        if own.isEmpty { forbidden.insert(component.declaration) }
      }
      next = current.parent
    }
    for type in self.allowed where unused.contains(ObjectIdentifier(peeled(type))) {
      report(
        """
        The strict test allows \(type), which no component of the app offers.
          To do: leave it out, or allow a type that a component offers.
        \(FailureCode.strictTest.line)
        """)
    }
    return forbidden
  }
}

extension Component {
  /// Whether a test put the component in the place of another one, or gave it precedence.
  fileprivate var isDouble: Bool { marks.contains(.double) || priority == .test }
}

/// The doubles of a graph.
enum Doubles {
  /// Returns the components with precedence in tests that replace nothing.
  static func withoutEffect(in container: DIContainer) -> [ComponentInfo] {
    let registry = container.scope.engine.registry
    return registry.components { $0.priority == .test && !$0.marks.contains(.double) }
      .filter { !hasRival($0, in: registry) }
      .map(\.declaration)
  }

  /// Whether another component offers any service of a component, with the same name or tag.
  private static func hasRival(_ component: Component, in registry: Registry) -> Bool {
    let (services, qualifiers) = registry.read(component) { ($0.services, $0.qualifiers) }
    let keys = services.flatMap { service in
      ([service.qualifier] + qualifiers).map { (service.type, $0 == .none ? [] : [$0]) }
    }
    var next: Registry? = registry
    while let current = next {
      let rivals = current.components { other in
        other !== component && keys.contains { other.isOffered(as: $0.0, $0.1) }
      }
      if !rivals.isEmpty { return true }
      next = current.parent
    }
    return false
  }
}
