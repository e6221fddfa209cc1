// The texts of all findings, for people who change one: the message and the remedy stand together, by code. Remedies that
// depend on other components are in `GraphModel+Remedies.swift`. Tests, the log, pages and di-lint print these texts.
extension GraphModel {
  /// Returns the words for a finding.
  public func text(of finding: Finding) -> FindingText {
    switch finding.kind {
    case .unknown(let owner, let edge):
      return missing(owner, edges[owner][edge])
    case .ambiguous(let owner, let index):
      let edge = edges[owner][index]
      return FindingText(
        "DIG002",
        [owner] + edge.targets.prefix(Self.mostListed),
        "\(offering(edge.targets.count)) \(need(of: owner, edge)), and none is preferred: "
          + list(edge.targets), preference(owner, edge))
    case .withoutFactory(let use):
      return FindingText(
        "DIG003",
        [use.target, use.owner],
        "\(name(use.target)) has no initializer, but \(self.use(use))", provision(of: use.target))
    case .onlyExternal(let use):
      return FindingText(
        "DIG004",
        [use.target, use.owner],
        "\(name(use.target)) has no initializer, but \(self.use(use)): there is an object only while a "
          + "request injects into one", "register an initializer if it may be requested otherwise.")
    case .onlyOnceKept(let use):
      return FindingText(
        "DIG005",
        [use.target, use.owner],
        "\(name(use.target)) has no initializer, but \(self.use(use)): there is an object once one was "
          + "injected into")
    case .unaskedWithoutFactory(let vertex):
      return FindingText(
        "DIG006",
        [vertex],
        "\(name(vertex)) has no initializer, and nothing needs it: it only injects into objects that "
          + "come from elsewhere")
    case .endless(let cycle):
      return FindingText(
        "DIG007",
        cycle.vertices, "the cycle never ends, since nothing keeps its objects: \(circle(cycle))",
        "give one of them a lifetime that keeps its objects, at least within the object graph.")
    case .renewed(let cycle, let member):
      return FindingText(
        "DIG008",
        [member] + cycle.vertices.filter { $0 != member },
        "the cycle ends at another \(name(member)) than it begins with: "
          + circle(cycle, from: member),
        "give \(name(member)) a lifetime that keeps its objects, at least within the object graph.")
    case .stale(let cycle):
      return FindingText(
        "DIG009",
        cycle.vertices,
        "the cycle has objects that are kept, which go on holding those of the first object graph: "
          + circle(cycle), "give all of them the same lifetime, one that keeps their objects.")
    case .initializers(let cycle):
      return FindingText(
        "DIG010",
        cycle.vertices,
        "each initializer of the cycle needs the object of the next: \(circle(cycle))",
        breaking(cycle))
    case .uncut(let cycle):
      return FindingText(
        "DIG011",
        cycle.vertices, "no dependency of the cycle is deferred: \(circle(cycle))", breaking(cycle))
    case .undecidedCycle(let cycle):
      return FindingText(
        nil,
        cycle.vertices, "of the cycle \(circle(cycle)): the sources don't tell all lifetimes")
    case .cycles(let count, let averageLength):
      return FindingText(nil, [], "Cycles: \(count), of \(averageLength) components on average.")
    case .tooManyCycles(let limit):
      return FindingText(
        "DIG012",
        [],
        "there are more cycles than the rules look at (\(limit.cycles), or \(limit.work) edges); the shortest "
          + "that break a rule are listed", "break cycles until the rules can look at each.")
    case .unused(let vertex):
      return FindingText(
        "DIG013",
        [vertex], "no root, and nothing that is made at the start, leads to \(name(vertex))",
        "remove it; or declare it root() if code outside of the graph requests it, or unused().")
    case .needsTask(let use, let path):
      return FindingText(
        "DIG014",
        [use.owner] + path,
        "\(name(use.owner)) takes \(types[edges[use.owner][use.edge].type].name) by a lazy or provider without await, whose value "
          + "traps until the object exists: only requests with await can make it "
          + "(\(self.path(path, from: nil)))", "take it as an AsyncLazy or an AsyncProvider.")
    case .impossibleService(let vertex, let type):
      return FindingText(
        "DIG015",
        [vertex],
        "\(name(vertex)) is offered as \(types[type].name), but no known type of its objects fits: requests "
          + "for it fail", conformance(of: vertex, to: types[type]))
    case .wrongArgument(let owner, let target, let number, let given, let taken):
      return FindingText(
        "DIG016",
        [owner, target],
        "\(name(owner)) passes \(types[given].name) as argument \(number + 1) of "
          + "\(placedName(target)), which takes \(types[taken].name)",
        "let the provider's types after the first be those of the arguments, in their order.")
    case .injectsCopies(let vertex):
      return FindingText(
        "DIG017",
        [vertex],
        "\(name(vertex)) is a struct or an enum: its injections change a copy, which is lost",
        "pass the dependencies to the initializer, or register a class.")
    case .replacedLifetime(let vertex):
      return FindingText(
        "DIG018",
        [vertex],
        "\(name(vertex)) was given two lifetimes; the last one counts: "
          + "\(components[vertex].lifetime)", "state the lifetime once.")
    case .extendedByRepetition(let vertex):
      return FindingText(
        "DIG019",
        [vertex],
        "the line that registers \(name(vertex)) ran again and added a type, a name or a tag, for which "
          + "requests get an object of the first registration", repetition(of: vertex))
    case .replacesNothing(let vertex):
      return FindingText(
        "DIG020",
        [vertex],
        "\(name(vertex)) is for tests, but no other component offers any of its types with the same name "
          + "or tag: it replaces nothing",
        "offer it as the type that it replaces, with that one's name or tag, or don't declare it for tests."
      )
    case .captive(let path, let captivity):
      let (owner, held) = (name(path[0]), name(path[path.count - 1]))
      return FindingText(
        "DIG021",
        path,
        "\(owner), which is \(components[path[0]].lifetime), holds \(held), \(reason(captivity, path)): the first "
          + "one serves all others (\(self.path(path, from: path[0])))",
        "let \(owner) take it as a lazy or a provider, don't keep \(owner) longer than \(held), or keep "
          + "\(held) as long.")
    case .undecidedCaptive(let path):
      return FindingText(
        nil,
        path,
        "it holds \(name(path[path.count - 1])), and the sources don't tell how long that is kept")
    case .capturedArgument(let vertex, let type):
      return FindingText(
        "DIG022",
        [vertex],
        "\(name(vertex)), which is \(components[vertex].lifetime), keeps the argument \(types[type].name) of the "
          + "first request: later arguments have no effect",
        "make a new object for each request, or pass the value to its functions.")
    case .idleDefault(let vertex):
      return FindingText(
        "DIG023",
        [vertex],
        "\(name(vertex)) is the default, but no other component of its container offers any of its types "
          + "with the same name or tag",
        "offer it as the type that others offer, too, or don't make it the default.")
    case .neverChosen(let vertex, let winners):
      return FindingText(
        "DIG024",
        [vertex] + winners,
        "no request for one object chooses \(name(vertex)): for each of its types and names it loses "
          + "against a default, \(list(winners))",
        "remove it, give it a name or tag, or offer it as a type of its own.")
    case .shadowedLifetime(let vertex, let hidden):
      return FindingText(
        "DIG025",
        [vertex, hidden],
        "\(name(vertex)) is \(components[vertex].lifetime), but it hides \(name(hidden)) of the parent "
          + "(\(components[hidden].place)), which is \(components[hidden].lifetime)",
        "give both the same lifetime, or offer them by different names.")
    case .weakWithoutKeeper(let vertex):
      return FindingText(
        "DIG026",
        [vertex],
        "\(name(vertex)) is \(components[vertex].lifetime), and no component that is kept holds it: each object "
          + "ends with its last user",
        "nothing, if code outside of the graph holds it; else keep it strongly.")
    case .lazyCycle(let cycle):
      return FindingText(
        "DIG027",
        cycle.vertices,
        "only a lazy or a provider breaks the cycle \(circle(cycle)): an initializer that uses its value "
          + "at once fails", "use the value after the initializer has ended.")
    case .undeclared(let vertex):
      let component = components[vertex]
      return FindingText(
        "DIG028",
        [vertex],
        "\(name(vertex)) is checked in part, because \(component.undeclared.joined(separator: " and ")) takes the "
          + "container and may request anything"
          + (component.ran ? "; what it requested in one run is checked" : ""),
        "let it take what it needs as parameters; an object that makes sessions stays outside of the container."
      )
    case .uselessAcceptance(let vertex, let code, let isKnown):
      return FindingText(
        "DIG029",
        [vertex],
        "the registration of \(name(vertex)) accepts \(code), which no rule "
          + (isKnown ? "finds there" : "has as its code"), "don't accept it.")
    case .endWithoutKeeper(let vertex):
      return FindingText(
        "DIG030",
        [vertex],
        "\(name(vertex)) is \(components[vertex].lifetime): nothing keeps its objects, and so their end never "
          + "runs", "keep them, by perContainer for instance, or end them where they are used.")
    case .mayThrow(let vertex):
      return FindingText(
        "DIG031",
        [vertex],
        "\(name(vertex)) may throw: a request for it, or for what needs it, ends the process then, unless it "
          + "is try container.resolved()",
        "request what needs it by try container.resolved(), or accept the finding.")
    case .isolatedConformance(let use, let actor):
      let (type, actor) = (types[edges[use.owner][use.edge].type].name, types[actor].name)
      let (owner, target) = (name(use.owner), name(use.target))
      return FindingText(
        "DIG032",
        [use.owner, use.target],
        "\(owner) takes \(target) as \(type), which it is on \(actor) only: requests for \(owner) fail "
          + "elsewhere",
        "let a closure of \(actor) take it: { @\(actor) in ... }; or let the conformance hold "
          + "everywhere: \(target): nonisolated \(type); or isolate the protocol: @\(actor) protocol "
          + "\(type).")
    }
  }

  private func reason(_ captivity: Finding.Captivity, _ path: [Int]) -> String {
    let lifetime = components[path[path.count - 1]].lifetime
    switch captivity {
    case .ofChild: return "which only a child container registers"
    case .ofContainer: return "which each container keeps for itself"
    case .ofInnerScope: return "which is \(lifetime), a scope within it"
    case .ofOtherScope: return "which is \(lifetime), a scope that may end before"
    }
  }
}
