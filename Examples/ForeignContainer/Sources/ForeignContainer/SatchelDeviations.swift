import DIConformance

extension Deviations {
  /// The declared deviations of the satchel, as `--suggest` printed them, with reasons. If a change of the
  /// satchel makes one of them obsolete, the run fails.
  static let satchel = Deviations(
    lacks: [
      .childContainers: "knows no other container",
      .defaults: "knows no default",
      .ends: "leaves the end to its users",
      .existingObjects: "prepares only what it made",
      .graphLifetime: "keeps an object or doesn't",
      .lazies: "gives objects only",
      .many: "knows one component of a type",
      .namesOfServices: "names components",
      .newScope: "has no scopes",
      .postInit: "has no step after all others",
      .providers: "gives objects only",
      .rebuilding: "has nothing to build",
      .refusesSeveral: "takes the last of several",
      .reset: "keeps its objects as long as it lives",
      .runtimeArguments: "takes no arguments",
      .severalInitializers: "has one closure for a component",
      .tags: "has names only",
      .weakLifetime: "keeps an object or doesn't",
    ],
    tellsApart: [.notFound, .wrongType, .recursion, .user],
    shows: [
      "registration-07": "at once", "registration-08": "when asked for", "types-04": "visible",
      "names-04": "answers", "injections-06": "fails the request",
      "injections-11": "is nil",
      "lifetimes-07": "new for each request", "lifetimes-08": "each container has its own",
      "optionals-02": "nil", "optionals-04": "nil", "policies-01": "the last",
    ],
    breaks: breaks(
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
