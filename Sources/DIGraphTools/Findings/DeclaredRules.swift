internal import ClassScanning
internal import DIEngine
internal import DIEngineGraph

/// The rules that the dependency graph itself knows, told in words that all generations share.
struct DeclaredRules: ReadingRule {
  func findings(in graph: CheckedGraph) -> [GraphFinding] {
    graph.reading.declared.findings(checksCycles: true, among: ProcessClasses()).compactMap {
      finding(for: $0, in: graph)
    }
  }

  private func finding(for found: Finding, in graph: CheckedGraph) -> GraphFinding? {
    guard let code = found.kind.code, let text = text(for: found.kind, in: graph) else {
      return nil
    }
    return GraphFinding(
      GraphFinding.Code(rawValue: code), severity(of: found), text.message, remedy: text.remedy,
      text.vertices.compactMap(graph.component))
  }

  private func severity(of found: Finding) -> GraphFinding.Severity {
    switch (found.severity, found.kind) {
    case (_, .tooManyCycles): return .notChecked
    case (.error, _): return .error
    case (.warning, _): return .warning
    case (.info, _), (.verbose, _): return .note
    }
  }

  private struct Text {
    let vertices: [Int]
    let message: String
    let remedy: String?

    init(_ vertices: [Int], _ message: String, _ remedy: String? = nil) {
      self.vertices = vertices
      self.message = message
      self.remedy = remedy
    }
  }

  private func text(for kind: Finding.Kind, in graph: CheckedGraph) -> Text? {
    let name = graph.name
    func needs(_ use: Finding.Use) -> String { graph.use(by: use.owner, use.edge) }
    func circle(_ cycle: Cycle) -> String { graph.path(cycle.vertices + cycle.vertices.prefix(1)) }
    switch kind {
    case .unknown(let owner, let edge):
      return unknown(owner, edge, in: graph)
    case .ambiguous(let owner, let edge):
      return Text(
        [owner] + edge.targets.prefix(CheckedGraph.mostListed),
        "\(count(edge.targets.count, "component")) offer \(graph.need(of: owner, edge)), and none is preferred: "
          + graph.list(edge.targets),
        "make one of them the default, request it by a name or tag, or request all of them.")
    case .withoutFactory(let use):
      return Text(
        [use.target, use.owner],
        "\(name(use.target)) has no initializer, but \(needs(use))",
        "register an initializer.")
    case .onlyExternal(let use):
      return Text(
        [use.target, use.owner],
        "\(name(use.target)) has no initializer, but \(needs(use)): there is an object only while a "
          + "request injects into one", "register an initializer if it may be requested otherwise.")
    case .onlyOnceKept(let use):
      return Text(
        [use.target, use.owner],
        "\(name(use.target)) has no initializer, but \(needs(use)): there is an object once one was "
          + "injected into")
    case .unaskedWithoutFactory(let vertex):
      return Text(
        [vertex],
        "\(name(vertex)) has no initializer, and nothing needs it: it only injects into objects that "
          + "come from elsewhere")
    case .endless(let cycle):
      return Text(
        cycle.vertices,
        "the cycle never ends, since nothing keeps its objects: \(circle(cycle))",
        "give one of them a lifetime that keeps its objects, at least within the object graph.")
    case .renewed(let cycle, let member):
      return Text(
        [member] + cycle.vertices.filter { $0 != member },
        "the cycle ends at another \(name(member)) than it begins with: \(circle(cycle))",
        "give \(name(member)) a lifetime that keeps its objects, at least within the object graph.")
    case .stale(let cycle):
      return Text(
        cycle.vertices,
        "the cycle has objects that are kept, which go on holding those of the first object graph: "
          + circle(cycle), "give all of them the same lifetime.")
    case .initializers(let cycle):
      return Text(
        cycle.vertices,
        "each initializer of the cycle needs the object of the next: \(circle(cycle))",
        "inject one of them later, or take it as a lazy or a provider.")
    case .uncut(let cycle):
      return Text(
        cycle.vertices,
        "no dependency of the cycle is deferred: \(circle(cycle))",
        "inject one of them later, or take it as a lazy or a provider.")
    case .cycles: return nil
    case .tooManyCycles(let limit):
      return Text(
        [],
        "there are more than \(limit.cycles) cycles; the shortest that break a rule are listed",
        "break cycles until the rules can look at each.")
    case .unused(let vertex):
      return Text(
        [vertex], "no root leads to \(name(vertex))",
        "remove it, or declare that it is a root or unused.")
    case .needsTask(let use, let way):
      return Text(
        [use.owner] + way,
        "\(needs(use)), by a lazy or provider without await, but only requests with await can make it: "
          + graph.path(way),
        "take it as an asynchronous lazy or provider.")
    case .impossibleService(let vertex, let type):
      return Text(
        [vertex],
        "no \(name(vertex)) is known to be a \(type), as which it is offered",
        "let the type conform, or don't offer the component as one.")
    case .wrongArgument(let use, let argument):
      return Text(
        [use.owner, use.target],
        "\(name(use.owner)) passes a \(argument.given) as argument \(argument.index + 1) of "
          + "\(name(use.target)), which takes a \(argument.taken)",
        "let the provider's types be those of the arguments, in their order.")
    case .injectsCopies(let vertex):
      return Text(
        [vertex],
        "\(name(vertex)) is a struct or an enum: its injections change a copy, which is lost",
        "pass the dependencies to the initializer, or register a class.")
    case .replacedLifetime(let vertex):
      return Text(
        [vertex],
        "\(name(vertex)) was given two lifetimes; the last one counts",
        "state the lifetime once.")
    case .extendedByRepetition(let vertex):
      return Text(
        [vertex],
        "the line that registers \(name(vertex)) ran again and added a type, a name or a tag, for which "
          + "requests get an object of the first registration",
        "register in a function that each registration calls with its own line.")
    case .replacesNothing(let vertex):
      return Text(
        [vertex],
        "\(name(vertex)) is for tests, but no other component offers any of its types with the same name "
          + "or tag", "offer it as the type that it replaces, with that one's name or tag.")
    }
  }

  private func unknown(_ owner: Int, _ edge: DependencyEdge, in graph: CheckedGraph) -> Text {
    let message = "no component offers \(graph.need(of: owner, edge))"
    if edge.isMany { return Text([owner], "\(message): it gets none") }
    if edge.isOptional { return Text([owner], "\(message): it gets nil") }
    let others = graph.offering(edge.type)
    if !others.isEmpty {
      return Text(
        [owner] + others.prefix(CheckedGraph.mostListed),
        "\(message); others offer that type with other names or tags: "
          + graph.list(others),
        "request one of these names or tags, or register the missing one.")
    }
    return Text(
      [owner], message,
      "register \(edge.type), offer a registered component as that type, or request an Optional.")
  }
}

/// The classes of the process.
private struct ProcessClasses: KnownClasses {
  func descendants<Base: AnyObject>(of base: Base.Type) -> [Base.Type] {
    ClassCatalogue.shared.descendants(of: base)
  }

  func haveGeneric(below base: AnyClass) -> Bool? {
    ClassCatalogue.shared.haveGeneric(below: base)
  }
}
