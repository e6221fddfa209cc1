/// Threads that ask at the same time for a graph of shared objects with cycles, none of which is made yet.
extension Cases {
  static let modernCrowd = [
    Case(
      "modern.crowd", "50 threads first ask for one graph of 4,000 components, for one thread",
      .atMost(3),
      .ratio(limit: ModernCrowd.alone, subject: ModernCrowd.crowd)),
    Case(
      "modern.crowd.growth", "50 threads: 4,000 components, for 1,000", .atMost(5),
      .ratio(limit: ModernCrowd.smallCrowd, subject: ModernCrowd.crowd)),
  ]
}
