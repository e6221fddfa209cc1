public import DIConformance
internal import DIv3

extension Deviations {
  /// What the generation lacks, and shows where containers may differ.
  static let version3 = Deviations(
    lacks: [
      .severalInitializers: "has one initializer a component",
      .throwingInitializers: "its initializers cannot throw",
      .throwingInjections: "its injections cannot throw",
      .survivesRecursion: "ends the process with the chain of components",
      .survivesWrongArguments: "ends the process with the expected and the actual type",
      .rebuilding: "has no build step",
    ],
    tellsApart: [],
    shows: [
      "registration-07": "at once",
      "registration-08": "when asked for",
      "registration-10": "nothing",
      "types-04": "visible",
      "choice-05": "when asked for",
      "names-03": "one object for all names",
      "names-04": "answers",
      "names-05": "when asked for",
      "tags-03": "one object for all tags",
      "many-03": "an empty array",
      "many-06": "leaves the owner out",
      "many-07": "is left out",
      "many-11": "one for each element",
      "many-12": "each has its own",
      "injections-06": "is skipped",
      "order-02": "when each is made",
      "order-03": "before it is handed over",
      "order-06": "when all is made",
      "order-08": "when each is made",
      "order-09": "waits",
      "lifetimes-07": "new for each request",
      "lifetimes-08": "one for all containers",
      "lifetimes-17": "once",
      "reset-03": "the same one",
      "memory-06": "lets it go",
      "memory-07": "lets it go",
      "children-07": "the parent",
      "children-08": "what the child has",
      "providers-03": "another one each time",
      "arguments-06": "is ignored",
      "arguments-10": "nobody",
      "arguments-11": "of the first request",
      "optionals-02": "nil",
      "optionals-03": "nil",
      "optionals-04": "nil",
      "existing-05": "the last",
      "existing-07": "nothing",
      "existing-12": "is not",
      "errors-08": "notResolved",
      "recovery-10": "they are injected",
      "recovery-11": "it is kept",
      "policies-01": "is refused",
      "policies-03": "the child's",
      "policies-04": "is refused",
    ])
}

extension GraphRules {
  static let version3 = GraphRules {
    $0.keeps = .onceInjected
    $0.manyIsManyRequests = true
    $0.manyLeavesOut = .whatCannotBeMade
    $0.manyLeavesOutRoot = true
    $0.recursionEndsProcess = true
    $0.skipsFailedInjections = true
    $0.ignoresSurplusArguments = true
    $0.argumentsReachAll = true
    $0.childServesParents = true
    $0.ignoresFailedSingles = true
    $0.aftermath = .finishedWithoutFailed
    $0.givenIsInTheMaking = true
    $0.ignoresUnknownGiven = true
  }
}

extension ContainerUnderTest {
  /// The modern generation: `DIv3`. A failed mandatory request ends the process, so the adapter makes
  /// every request in its optional form and treats `nil` as a failure. Asynchronous recipes and requests
  /// go to `DIv3Async`.
  public static let version3 = ContainerUnderTest(
    name: "DIv3",
    deviations: .version3, runsProfile: true,
    cycleLifetime: .graph,
    graphRules: .version3,
    openAsynchronous: { Version3Tasks(container: DIContainer(), spelling: .synchronous).builder },
    open: { Version3Container(container: DIContainer()).builder }
  )

  /// The modern generation with custom scopes that keep what is kept for the process.
  public static let version3InScopes: ContainerUnderTest = {
    var facade = version3
    facade.name = "DIv3, custom scopes"
    facade.open = {
      Version3Container(container: DIContainer(), lifetimes: .inScopes).builder
    }
    return facade
  }()

  /// The modern generation with the object graphs of release 6.0: `manySharesGraph`.
  public static let version3SharingGraphs: ContainerUnderTest = {
    var facade = version3
    facade.name = "DIv3, manySharesGraph"
    facade.shows["many-11"] = "one for all elements"
    facade.shows["many-12"] = "one for all"
    facade.graphRules?.manyIsManyRequests = false
    facade.open = {
      let container = DIContainer()
      container.manySharesGraph = true
      return Version3Container(container: container).builder
    }
    facade.openAsynchronous = {
      let container = DIContainer()
      container.manySharesGraph = true
      return Version3Tasks(container: container, spelling: .synchronous).builder
    }
    return facade
  }()
}
