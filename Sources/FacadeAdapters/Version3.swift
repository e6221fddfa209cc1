public import DIConformance
internal import DIv3

extension ContainerUnderTest {
  /// The modern generation: `DIv3`. Its mandatory requests end the process when they fail, so
  /// that every request is made in its optional form here, and nil is a failure.
  public static let version3 = ContainerUnderTest(
    name: "DIv3",
    lacks: [
      .severalInitializers: "has one initializer a component",
      .throwingInitializers: "its initializers cannot throw",
      .throwingInjections: "its injections cannot throw",
      .survivesRecursion: "ends the process with the chain of components",
      .survivesWrongArguments: "ends the process with the expected and the actual type",
      .newScope: "its containers nest by parents and scopes by lifetimes",
      .rebuilding: "has no build step",
    ],
    tellsApart: [],
    differences: [
      "registration-07": "at once",
      "registration-08": "when asked for",
      "types-04": "visible",
      "choice-05": "when asked for",
      "names-03": "one object for all names",
      "names-04": "answers",
      "names-05": "when asked for",
      "tags-03": "one object for all tags",
      "many-03": "an empty array",
      "many-06": "leaves the owner out",
      "many-07": "is left out",
      "injections-06": "is skipped",
      "order-02": "when each is made",
      "order-03": "before it is handed over",
      "lifetimes-07": "new for each request",
      "lifetimes-08": "one for all containers",
      "arguments-06": "is ignored",
      "arguments-10": "nobody",
      "arguments-11": "of the first request",
      "optionals-02": "nil",
      "optionals-03": "nil",
      "optionals-04": "nil",
      "existing-05": "the last",
      "existing-07": "nothing",
      "errors-08": "notResolved",
    ],
    cycleLifetime: .graph,
    graphRules: GraphRules(
      injects: .atOnce, hidesOwnType: false, checksWhenBuilt: false, namesHaveOwnObjects: false,
      namelessNeedsDefault: false, unknownManyFails: false, manyLeavesOut: .whatCannotBeMade,
      unstatedLifetime: .transient),
    open: {
      _ = silence
      let container = DIContainer()
      return ContainerBuilder(
        register: { recipe in
          func register<Impl>(_: Impl.Type) {
            Version3Component<Impl>(container: container, recipe: recipe).register()
          }
          register(recipe.type)
        },
        build: {
          container.initializeSingletonObjects()
          return Version3Container(container: container).resolver
        })
    }
  )
}

/// Keeps the log of this generation, which goes to the standard output unless told otherwise,
/// out of reports: many contracts fail requests on purpose.
private let silence: Void = {
  DISetting.Log.fun = nil
}()
