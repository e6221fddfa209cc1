internal import DIEngine
internal import DIv3

/// A part whose components take the place of those of another part.
struct PartReplacement {
  private let original: Registry
  private let former: any DIPart.Type
  private let part: any DIPart.Type
  private let replaced: [Component]
  private let requirements: Requirements

  init(
    of former: any DIPart.Type, by part: any DIPart.Type, in registry: Registry
  ) throws(DoubleError) {
    original = registry
    self.former = former
    self.part = part
    replaced = registry.components { $0.origin?.part == former }
    requirements = Requirements(of: registry, without: replaced)
    guard !replaced.isEmpty else {
      throw DoubleError(
        .nothingToReplace,
        "The container has no component of the part \(former): \(part) would replace nothing.",
        toDo: "append the part first, or replace it in the container that appended it.")
    }
  }

  /// Returns a container with the new part instead of the former one.
  func applied(to container: DIContainer) throws(DoubleError) -> DIContainer {
    let copy = container.isolated { component in
      replaced.contains { $0 === component } ? [] : [Component(copying: component)]
    }
    copy.load(part, of: replaced[0].owner)
    for double in copy.graph.components(where: { $0.origin?.part == part }) {
      copy.graph.change(double) { $0.marks.insert(.double) }
    }
    try check(copy.graph)
    return copy
  }

  /// Checks that the new part serves the requests that the former one served.
  private func check(_ registry: Registry) throws(DoubleError) {
    var missing: [String] = []
    var beaten: [String] = []
    for component in replaced {
      let lost = original.read(component) { ($0.services, $0.qualifiers) }
      var unoffered: [Service] = []
      for service in lost.0 {
        let all = service.qualifier == .none ? [.none] + lost.1 : [service.qualifier]
        for qualifier in all {
          let key = Service(service.metatype, qualifier)
          if !isOffered(key, in: registry) {
            unoffered.append(key)
          } else if serves(component, key, in: original), !servesDouble(key, in: registry) {
            beaten.append(TypeNames.naming { $0(key.metatype) })
          }
        }
      }
      missing += requirements.missed(unoffered, of: component).map { "\($0) of \(component.text)" }
    }
    if !missing.isEmpty {
      throw DoubleError(
        .offersLess,
        "\(part) offers less than \(former), which it replaces. It lacks \(missing.joined(separator: "; "))",
        toDo: "register a double for that in \(part), too.")
    }
    if !beaten.isEmpty {
      throw DoubleError(
        .neverWins,
        """
        Doubles of \(part) never win. Requests for these types found a component of \(former), and find none of \
        the doubles: \(beaten.joined(separator: ", "))
        """,
        toDo: "give the double the precedence that the original had: default(), or test().")
    }
  }

  /// Whether a component of the new part offers a service, for one request or for many.
  private func isOffered(_ service: Service, in registry: Registry) -> Bool {
    !registry.components {
      $0.origin?.part == part && $0.isOffered(as: service.type, service.qualifiers)
    }.isEmpty
  }

  private func serves(_ component: Component, _ service: Service, in registry: Registry) -> Bool {
    server(of: service, in: registry) === component
  }

  private func servesDouble(_ service: Service, in registry: Registry) -> Bool {
    guard let server = server(of: service, in: registry) else { return false }
    return registry.read(server) { $0.origin?.part == part }
  }

  /// Returns the component that a request for a service finds; nil if it finds none, or can't choose.
  private func server(of service: Service, in registry: Registry) -> Component? {
    let selected = registry.locked {
      registry.candidates(for: service.metatype, service.qualifiers).selected
    }
    return selected.count == 1 ? selected[0] : nil
  }
}

extension Service {
  /// The names and tags of a request for the service.
  var qualifiers: [Qualifier] { qualifier == .none ? [] : [qualifier] }
}
