/// The cost of the first request for each component, including plan compilation and creation: the
/// time over the limit.
extension Cases {
  static let modernFirst = [
    Case(
      "modern.first", "first request, for a component", .atMost(400),
      .surplus(limit: HandWrittenFirst.tree, subject: ModernFirst.tree)),
    Case(
      "modern.first.process", "the same, first time in a process", .atMost(1_500),
      .firstTimeSurplus(limit: HandWrittenFirst.tree, subject: ModernFirst.tree)),
  ]
}
