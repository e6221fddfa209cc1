/// The costs of version 1.
extension Cases {
  static let version1 = [
    Case(
      "v1.leaf", "new leaf", .atMost(4.5),
      .ratio(limit: HandWritten.leaf, subject: Version1.leaf)),
    Case(
      "v1.shared", "finished shared object", .atMost(3),
      .ratio(limit: HandWritten.shared, subject: Version1.shared)),
    Case(
      "v1.chain", "chain of 10", .atMost(4.5),
      .ratio(limit: HandWritten.chain, subject: Version1.chain)),
    Case(
      "v1.app", "app of 40 components", .atMost(8),
      .ratio(limit: HandWritten.app, subject: Version1.app)),
  ]
}
