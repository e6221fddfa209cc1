internal import DIEngine
internal import DIEngineGraph

extension DIGraph {
  /// Returns the message for a finding: the mistake, its place, the remedy, and the code.
  func message(for finding: Finding.Kind) -> String {
    let message = TypeNames.naming { self.message(for: finding, $0) }
    return finding.code.map { "\(message)\n  Code: \($0)" } ?? message
  }

  private func message(for finding: Finding.Kind, _ names: TypeNames) -> String {
    func name(_ vertex: Int) -> String { self.name(vertex, names) }
    func asked(_ use: Finding.Use) -> String { self.asked(by: use.owner, use.edge, names) }
    func lines(_ vertices: [Int]) -> String {
      vertices.map { "    \(name($0))" }.joined(separator: "\n")
    }
    // The first vertex follows the last one again.
    func lines(_ cycle: Cycle) -> String { lines(cycle.vertices + cycle.vertices.prefix(1)) }
    switch finding {
    case .withoutFactory(let use):
      return """
        No initialization method: \(name(use.target)), which \(asked(use)).
          To do: \(provision(of: use.target, names))
        """
    case .onlyExternal(let use):
      return """
        No initialization method: \(name(use.target)), which \(asked(use)). \
        This works only while inject(into:) runs for such an object.
        """
    case .onlyOnceKept(let use):
      return """
        No initialization method: \(name(use.target)), which \(asked(use)). \
        This works once inject(into:) has cached an object of it.
        """
    case .unaskedWithoutFactory(let vertex):
      return """
        No initialization method: \(name(vertex)). No component requests it: it is only for \
        inject(into:).
        """
    case .ambiguous(let owner, let edge):
      return """
        Ambiguous: several components offer \(target(of: edge, names)), which \
        \(self.asked(by: owner, edge, names)).
          Found:
        \(abbreviated(edge.targets, names))
          To do: \(choice(among: edge.targets, of: edge.type, names))
        """
    case .unknown(let owner, let edge):
      return unknown(owner, edge, names)
    case .endless(let cycle):
      return """
        The cycle would be built endlessly, since all of its components are prototype:
        \(lines(cycle))
          To do: give one of them a lifetime that keeps its objects, such as objectGraph.
        """
    case .renewed(let cycle, let member):
      return """
        The cycle has a prototype component: \(name(member)). The cycle ends at a different object \
        than the one that it begins with:
        \(lines(cycle))
          To do: give the component a lifetime that keeps its objects, such as objectGraph.
        """
    case .stale(let cycle):
      return """
        The cycle has components that are cached and others that are created again (prototype, \
        objectGraph). The cached objects keep references to stale ones:
        \(lines(cycle))
          To do: give all of them the same lifetime, one that keeps their objects.
        """
    case .initializers(let cycle):
      return """
        The cycle consists of initializers, each of which needs the object of the next:
        \(lines(cycle))
          To do: break it with injection(cycle: true, ...), a Lazy or a Provider.
        """
    case .uncut(let cycle):
      return """
        The cycle has no break point:
        \(lines(cycle))
          To do: defer one of its injections with injection(cycle: true, ...).
        """
    case .cycles(let count, let averageLength):
      return "Cycles: \(count), of \(averageLength) components on average."
    case .tooManyCycles(let limit):
      return """
        There are more cycles than validation examines (\(limit.cycles) of them, or \(limit.work) \
        edges): it reports the shortest of those that break a rule.
        """
    case .needsTask(let use, let way):
      return """
        Needs await: \(name(use.target)), which \(asked(use)), through a Lazy or \
        a Provider. Its value traps until the object exists, since only requests with await can create:
        \(lines(way))
          To do: request an AsyncLazy or an AsyncProvider.
        """
    case .impossibleService(let vertex, let type):
      return """
        Impossible: \(name(vertex)) is offered as \(names(type)), but no known type of its objects fits. Requests \
        for it fail.
          To do: let the component's type be a \(names(type)), or don't offer it as one: \
        as(check: \(names.expression(type)).self) { $0 } lets the compiler check it.
        """
    case .wrongArgument(let use, let argument):
      return """
        Wrong argument: \(name(use.target)) takes \(names(argument.taken)) as argument \(argument.index + 1), but \
        \(name(use.owner)) passes \(names(argument.given)) \(place(of: use.edge)), through a Provider.
          To do: let the Provider's types after the first be those of the arg(_:) parameters, in their order.
        """
    case .injectsCopies(let vertex):
      return """
        Copies: \(name(vertex)) is a struct or an enum. Its injections receive a copy, and what they assign to \
        it is lost.
          To do: pass the dependencies to the initializer, or register a class.
        """
    case .replacedLifetime(let vertex):
      return """
        Two lifetimes: \(name(vertex)) was given one, then another. The last one counts: \(lifetime(vertex)).
          To do: call lifetime(_:) once.
        """
    case .extendedByRepetition(let vertex):
      return """
        Registered again: \(name(vertex)). A later call of that line added a type, a name or a tag; requests \
        for it get an object of the first factory.
          To do: \(registrationOfEachCall)
        """
    case .replacesNothing(let vertex):
      return """
        Test: \(name(vertex)) is test(), but no other component offers any of its types with the same name or \
        tag: it replaces nothing.
          To do: offer it as the type that it replaces, with that one's name or tag; or leave test() out.
        """
    case .unused(let vertex):
      return """
        Unused: no root() and no single component leads to \(name(vertex)).
          To do: remove it, declare it root() if code outside of the graph requests it, or declare it \
        unused().
        """
    }
  }

  private func unknown(_ owner: Int, _ edge: DependencyEdge, _ names: TypeNames) -> String {
    let head = "Not found: no component offers \(target(of: edge, names))"
    let (owning, place) = (name(owner, names), place(of: edge))
    if edge.isMany {
      return "\(head). \(owning) gets an empty Array<\(names(edge.type))> \(place)."
    }
    if edge.isOptional {
      return "\(head). \(owning) gets nil as Optional<\(names(edge.type))> \(place)."
    }
    let asked = "\(head), which \(self.asked(by: owner, edge, names))."
    let similar = offering(edge.type)
    guard similar.isEmpty else {
      return """
        \(asked)
          Found:
        \(abbreviated(similar, names))
          To do: \(qualification(of: similar, edge, names))
        """
    }
    let namesakes = namesakes(of: edge.type)
    let others =
      namesakes.isEmpty
      ? ""
      : "\n  Registered under the same name, but as another type:\n\(abbreviated(namesakes, names))"
    let convertible = convertible(to: edge.type, besides: owner)
    guard convertible.isEmpty else {
      return """
        \(asked)\(others)
          Registered, but not offered as \(names(edge.type)):
        \(abbreviated(convertible, names))
          To do: \(offer(of: edge.type, by: convertible, names))
        """
    }
    return "\(asked)\(others)\n  To do: \(registration(for: edge, names))"
  }

  private func name(_ vertex: Int, _ names: TypeNames) -> String {
    switch vertices[vertex] {
    case .component(let component): component.componentInfo.description(names)
    case .argument, .unknown: vertices[vertex].description
    }
  }

  private func lifetime(_ vertex: Int) -> String {
    guard case .component(let component) = vertices[vertex] else { return "" }
    return "\(component.lifeTime)"
  }

  private func asked(by owner: Int, _ edge: DependencyEdge, _ names: TypeNames) -> String {
    "\(name(owner, names)) requests as \(names(edge.type)) \(place(of: edge))"
  }

  private func target(of edge: DependencyEdge, _ names: TypeNames) -> String {
    guard !edge.qualifiers.isEmpty else { return names(edge.type) }
    let qualifiers = edge.qualifiers.map { names($0) }
    return "\(names(edge.type)) with \(qualifiers.joined(separator: " and "))"
  }

  private func place(of edge: DependencyEdge) -> String {
    switch edge.stage {
    case .initializer: return "in its initialization method"
    case .injection(isDeferred: false): return "in an injection"
    case .injection(isDeferred: true): return "in an injection(cycle: true, ...)"
    }
  }

  private func abbreviated(_ vertices: [Int], _ names: TypeNames) -> String {
    DIEngine.abbreviated(vertices.map { "    \(name($0, names))" }, indentation: "    ")
      .joined(separator: "\n")
  }
}
