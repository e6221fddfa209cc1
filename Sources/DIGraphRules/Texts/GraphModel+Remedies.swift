// The texts that depend on other components, or on the generation whose API they name.
extension GraphModel {
  /// Returns the text for a dependency that no component serves.
  func missing(_ owner: Int, _ edge: Edge) -> FindingText {
    let type = types[edge.type]
    let message = "no component offers \(need(of: owner, edge))"
    if edge.isMany { return FindingText("DIG001", [owner], "\(message): it gets none") }
    if edge.isOptional { return FindingText("DIG001", [owner], "\(message): it gets nil") }
    let similar = offering[edge.type] ?? []
    guard similar.isEmpty else {
      return FindingText(
        "DIG001", [owner] + similar.prefix(Self.mostListed),
        "\(message); others offer that type with other names or tags: \(list(similar))",
        qualification(owner, edge, similar))
    }
    let namesakes =
      type.name == type.shortName
      ? []
      : components.indices.filter {
        components[$0].type != edge.type
          && types[components[$0].type].shortName == type.shortName
      }
    let others =
      namesakes.isEmpty
      ? "" : "; registered under the same name, but as another type: \(list(namesakes))"
    guard !edge.convertible.isEmpty else {
      return FindingText(
        "DIG001", [owner] + namesakes.prefix(Self.mostListed), message + others,
        registration(owner, edge))
    }
    return FindingText(
      "DIG001", [owner] + edge.convertible.prefix(Self.mostListed),
      "\(message)\(others); registered, but not offered as \(type.name): \(list(edge.convertible))",
      offer(type, by: edge.convertible))
  }

  /// Returns what to do about a type that no component offers.
  private func registration(_ owner: Int, _ edge: Edge) -> String {
    let type = types[edge.type]
    let isModern = components[owner].isModern
    switch edge.unusual {
    case .anything:
      return isModern
        ? "state the type of the dependency: $0 as Car."
        : "request the type of the object that it needs."
    case .tuple: return "request each element of the tuple by itself, or register \(type.name)."
    case .metatype(let object):
      return "request \(object), an object of the type, or register \(type.name)."
    case .array(let element, let count):
      let remedy = isModern ? many(types[element], edge) : "request all components of that type"
      return "\(offering(count)) \(types[element].name): \(remedy)."
    case nil: break
    }
    let rest = "offer a registered component as that type, or request an Optional."
    guard isModern, type.looksLikeValue, edge.isInitial, edge.isImmediate else {
      return "register \(type.name), \(rest)"
    }
    return "write arg($0) if each request passes the value; else register \(type.name), \(rest)"
  }

  private func many(_ element: TypeName, _ edge: Edge) -> String {
    guard !edge.isDelayed else {
      let declaration = element.isProtocol ? "any \(element.name)" : element.name
      return
        "request DIMany<\(declaration)> instead of the array in the Lazy or Provider, and write many(_:) "
        + "around its value"
    }
    return edge.qualifiers.contains { !qualifiers[$0].isName }
      ? "write many(by(tag:on:)) for those with the tag" : "write many($0)"
  }

  /// Returns what to do about a type that components offer, but not with the requested names or tags.
  private func qualification(_ owner: Int, _ edge: Edge, _ similar: [Int]) -> String {
    guard edge.qualifiers.isEmpty else {
      return "request one of these names or tags, or register the missing one."
    }
    let type = types[edge.type]
    let known = similar.flatMap { components[$0].offers }.filter { $0.type == edge.type }
      .flatMap(\.qualifiers).map { qualifiers[$0] }
    let words =
      (known.contains(where: \.isName) ? [0] : []) + (known.contains { !$0.isName } ? [1] : [])
    func calls(_ texts: [String]) -> String { words.map { texts[$0] }.joined(separator: " or ") }
    guard components[owner].isModern else {
      return
        "request it by \(calls(["name", "tag"])), or offer a component as \(type.name) without one."
    }
    let offer = "also offer it without one: as(\(type.expression).self)."
    guard !similar.contains(where: { components[$0].priority == .default }) else {
      return
        "default() chooses only among components that are offered without a name or tag: \(offer)"
    }
    return "use \(calls(["injection(name:)", "by(tag:on:)"])), or \(offer)"
  }

  private func offer(_ type: TypeName, by vertices: [Int]) -> String {
    let subject = vertices.count == 1 ? name(vertices[0]) : "one of them"
    let isModern = vertices.allSatisfy { components[$0].isModern }
    let code = isModern ? ": as(check: \(type.expression).self) { $0 }; or" : ", or"
    return "let \(subject) offer \(type.name)\(code) register another component."
  }

  /// Returns what to do about an ambiguous dependency.
  func preference(_ owner: Int, _ edge: Edge) -> String {
    guard components[owner].isModern else {
      return "make one of them the default, request it by a name or tag, or request all of them."
    }
    func count(_ priority: Component.Priority) -> Int {
      edge.targets.count { components[$0].priority == priority }
    }
    func quantity(_ count: Int) -> String { count == 2 ? "both are" : "\(count) of them are" }
    if count(.default) > 1 {
      return
        "\(quantity(count(.default))) default(): keep one, or use test() for the one that replaces the others in "
        + "a test."
    }
    if count(.test) > 1 { return "\(quantity(count(.test))) test(): keep one." }
    let type = types[edge.type].expression
    return
      "make one of them default(), tell them apart by as(\(type).self, name:) or as(\(type).self, tag:), or "
      + "request all of them."
  }

  /// Returns what to do about a component that can't make objects.
  func provision(of vertex: Int) -> String {
    let component = components[vertex]
    let type = types[component.type]
    guard component.isModern else { return "register an initializer." }
    guard !type.isProtocol else {
      return
        "register the initializer of a type that conforms to it, followed by "
        + "as(check: \(type.expression).self) { $0 }."
    }
    return
      "register its initializer: register(\(type.name).init); or, if other code creates its objects, give it a "
      + "lifetime that keeps them, and call inject(into:) for one before the request."
  }

  /// Returns what to do about a cycle that nothing breaks.
  func breaking(_ cycle: Cycle) -> String {
    components[cycle.vertices[0]].isModern
      ? "inject one of them by injection(cycle: true, ...), or take it as a Lazy or a Provider."
      : "inject one of them later, or take it as a lazy or a provider."
  }

  func conformance(of vertex: Int, to type: TypeName) -> String {
    components[vertex].isModern
      ? "let the type conform, or don't offer it: as(check: \(type.expression).self) { $0 } lets the compiler "
        + "check it."
      : "let the type conform, or don't offer the component as one."
  }

  func repetition(of vertex: Int) -> String {
    components[vertex].isModern
      ? "\(Self.registrationOfEachCall)."
      : "register in a function that each registration calls with its own line."
  }

  /// What to do in the modern generation about a line that registers a component repeatedly.
  package static let registrationOfEachCall = """
    write each registration on a line of its own. A function that registers for its callers takes \
    file: String = #file and line: Int = #line, and passes them on: register(file: file, line: line, ...)
    """
}
