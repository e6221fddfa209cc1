/// The cost of a ring in version 1, as a multiple of the same graph without the closing edge.
extension Cases {
  static let version1Rings = [
    Case(
      "v1-ring.100", "ring of 100 closures (limit: line)", .atMost(3),
      .ratio(limit: Version1Ring.line100, subject: Version1Ring.ring100)),
    Case(
      "v1-ring.1000", "ring of 1,000 closures (limit: line)", .atMost(3),
      .ratio(limit: Version1Ring.line1000, subject: Version1Ring.ring1000)),
  ]
}
