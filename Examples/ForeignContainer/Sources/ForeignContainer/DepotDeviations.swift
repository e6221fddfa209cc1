import DIConformance

extension Deviations {
  /// The declared deviations of the depot.
  static let depot = Deviations(
    lacks: [
      .ends: "leaves the end to its users",
      .existingObjects: "prepares only what it made",
      .injectionArguments: "passes arguments to initializers only",
      .lazies: "gives objects and providers only",
      .namesOfServices: "names components",
      .postInit: "has no step after all others",
      .rebuilding: "has nothing to build",
      .reset: "keeps its objects as long as it lives",
      .severalInitializers: "has one closure for a component",
      .tags: "has names only",
    ],
    tellsApart: [.ambiguous, .notFound, .recursion, .user, .wrongArguments, .wrongType],
    shows: [
      "registration-07": "at once", "registration-08": "when asked for", "types-04": "visible",
      "choice-05": "when asked for", "names-04": "answers", "names-05": "when asked for",
      "many-03": "an empty array", "many-07": "fails all", "injections-06": "fails the request",
      "injections-11": "is nil", "memory-06": "keeps it",
      "lifetimes-07": "new for each request", "lifetimes-08": "each container has its own",
      "children-07": "the parent", "children-08": "what the parent has",
      "arguments-06": "fails the request", "optionals-02": "nil", "optionals-03": "nil",
      "optionals-04": "nil", "policies-01": "is refused", "policies-02": "don't choose",
      "policies-03": "the parent's", "policies-04": "is refused",
    ])
}
