public import DIConformance
internal import DIv2Compat

extension Deviations {
  /// What the generation lacks, and shows where containers may differ.
  static let version2 = Deviations(
    lacks: [
      .graphLifetime: "has no lifetime for one resolution",
      .childContainers: "its scopes share all components",
      .providers: "has no lazies",
      .lazies: "has no lazies",
      .lateRegistration: "adds to a build only what was registered before it",
      .reset: "keeps its objects as long as it lives",
      .injectionArguments: "passes arguments to initializers only",
      .namesOfServices: "its names belong to all types of a component",
    ],
    tellsApart: [.notFound, .ambiguous, .wrongType, .recursion, .wrongArguments, .user],
    shows: [
      "registration-07": "in the next build",
      "registration-08": "by build",
      "registration-10": "nothing",
      "types-04": "hidden",
      "choice-05": "by build",
      "names-03": "one object per name",
      "names-04": "answers",
      "names-05": "by build",
      "tags-03": "one object per tag",
      "many-03": "a failure",
      "many-06": "includes the owner",
      "many-07": "fails all",
      "many-11": "one for each element",
      "injections-06": "fails the request",
      "injections-11": "is nil",
      "order-02": "when the root is made, root first",
      "order-03": "after all of its requester",
      "order-06": "in its place",
      "order-08": "when the root is made, root first",
      "order-09": "does not wait",
      "lifetimes-07": "one for the scope",
      "lifetimes-08": "each container has its own",
      "lifetimes-17": "once",
      "arguments-06": "fails the request",
      "arguments-10": "the scope",
      "arguments-11": "of each name's own",
      "optionals-02": "a failure",
      "optionals-03": "a failure",
      "optionals-04": "a failure",
      "existing-05": "the last",
      "existing-07": "fails",
      "existing-12": "is not",
      "errors-08": "wrongArguments",
      "recovery-10": "they are forgotten",
      "recovery-11": "it is forgotten",
      "cycles-10": "one object",
      "policies-01": "is refused",
      "policies-02": "don't choose",
      "policies-04": "is refused",
    ])
}

extension GraphRules {
  static let version2 = GraphRules {
    $0 = .olderGenerations
    $0.manyLeavesOut = .whatRecurses
    $0.aftermath = .withdrawn
  }
}

extension ContainerUnderTest {
  /// The second generation: `DIv2Compat`.
  public static let version2 = ContainerUnderTest(
    name: "DIv2Compat",
    deviations: .version2, runsProfile: true,
    cycleLifetime: .transient,
    graphRules: .version2,
    classify: { ($0 as? DIError)?.kind },
    open: {
      let builder = DIContainerBuilder()
      return ContainerBuilder(
        register: { recipe in
          func register<Impl>(_: Impl.Type) {
            let component = builder.register(
              type: Impl.self, file: recipe.file, line: recipe.line)
            Version2Component(component: component).apply(recipe)
          }
          register(recipe.type)
        },
        build: { Version2Container(container: try builder.build()).resolver })
    }
  )
}
