import DIConformance

extension Deviations {
  /// Where the satchel goes another way than the contracts, said before they are run: whoever
  /// changes it is told when one of these is no longer true.
  static let satchel = Deviations(
    lacks: [
      .existingObjects: "prepares only what it made",
      .graphLifetime: "keeps an object or doesn't",
      .many: "knows one component of a type",
      .newScope: "has no scopes",
      .postInit: "has no step after all others",
      .rebuilding: "has nothing to build",
      .runtimeArguments: "hands nothing over",
      .severalInitializers: "has one closure for a component",
      .tags: "has names only",
      .weakLifetime: "keeps an object or doesn't",
    ],
    tellsApart: [.notFound, .wrongType, .recursion, .user],
    shows: [:],
    breaks: [:])
}
