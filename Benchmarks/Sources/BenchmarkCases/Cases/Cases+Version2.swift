/// The costs of version 2.
extension Cases {
  static let version2 = [
    Case(
      "v2.leaf", "new leaf", .atMost(1.5),
      .ratio(limit: HandWritten.leaf, subject: Version2.leaf)),
    Case(
      "v2.shared", "finished shared object", .atMost(3),
      .ratio(limit: HandWritten.shared, subject: Version2.shared)),
    Case(
      "v2.chain", "chain of 10", .atMost(1.5),
      .ratio(limit: HandWritten.chain, subject: Version2.chain)),
    Case(
      "v2.app", "app of 40 components", .atMost(1.8),
      .ratio(limit: HandWritten.app, subject: Version2.app)),
    Case(
      "v2-lookup.leaf", "new leaf", .atMost(4.5),
      .ratio(limit: HandWritten.leaf, subject: Version2Lookup.leaf)),
    Case(
      "v2-lookup.shared", "finished shared object", .atMost(3),
      .ratio(limit: HandWritten.shared, subject: Version2Lookup.shared)),
    Case(
      "v2-lookup.chain", "chain of 10", .atMost(5),
      .ratio(limit: HandWritten.chain, subject: Version2Lookup.chain)),
    Case(
      "v2-lookup.app", "app of 40 components", .atMost(8),
      .ratio(limit: HandWritten.app, subject: Version2Lookup.app)),
    loggerOff("leaf", "new leaf, a logger is gone (limit: never one)", Version2.leaf),
    loggerOff("shared", "finished shared object, the same", Version2.shared),
    loggerOff("chain", "chain of 10, the same", Version2.chain),
  ]

  private static func loggerOff(_ id: String, _ title: String, _ work: Work) -> Case {
    Case(
      "v2-logger-off.\(id)", title, .atMost(1.03),
      .firstTimeRatio(limit: Version2Logger.never(work), subject: Version2Logger.gone(work)))
  }
}
