/// What the first request costs, for each component that is planned and made: the time over the limit.
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
