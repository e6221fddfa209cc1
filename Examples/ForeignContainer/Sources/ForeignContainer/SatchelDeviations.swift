import DIConformance

extension Deviations {
  /// The declared deviations of the satchel. If a change of the satchel makes one of them obsolete,
  /// the run fails.
  static let satchel = Deviations(
    lacks: [
      .childContainers: "knows no other container",
      .ends: "leaves the end to its users",
      .existingObjects: "prepares only what it made",
      .graphLifetime: "keeps an object or doesn't",
      .many: "knows one component of a type",
      .newScope: "has no scopes",
      .postInit: "has no step after all others",
      .providers: "gives objects only",
      .rebuilding: "has nothing to build",
      .runtimeArguments: "takes no arguments",
      .severalInitializers: "has one closure for a component",
      .tags: "has names only",
      .weakLifetime: "keeps an object or doesn't",
    ],
    tellsApart: [.notFound, .wrongType, .recursion, .user],
    shows: [
      "registration-07": "at once", "registration-08": "when asked for", "types-04": "visible",
      "names-03": "one object for all names", "names-04": "answers",
      "injections-06": "fails the request", "order-02": "when each is made",
      "order-03": "before it is handed over", "order-06": "in its place",
      "lifetimes-07": "new for each request", "lifetimes-08": "each container has its own",
      "lifetimes-17": "once", "optionals-02": "nil", "optionals-04": "nil",
      "recovery-10": "they are injected",
    ],
    breaks: breaks(
      (
        "takes the last of several",
        [
          "choice-01", "choice-05", "choice-06", "choice-07", "names-05", "injections-09",
          "optionals-03",
        ]
      ),
      ("registers nothing without a closure", ["errors-08"]),
      ("registers the type that the closure states", ["registration-11"]),
      ("knows no default", ["choice-02", "names-10", "recovery-08"]),
      ("closes cycles of kept objects only", ["cycles-03", "cycles-05"]),
      (
        "knows no object before its initializer has returned",
        [
          "cycles-02", "cycles-04", "cycles-09", "rings-01", "rings-02", "threads-05", "threads-06",
        ]
      )))

  private static func breaks(_ reasons: (String, [String])...) -> [String: String] {
    var breaks: [String: String] = [:]
    for (reason, contracts) in reasons {
      for contract in contracts { breaks[contract] = reason }
    }
    return breaks
  }
}
