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
    // Summaries of other containers compare with them.
    shows: PolicyReference.values.mapValues { ShownValue($0) })
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
