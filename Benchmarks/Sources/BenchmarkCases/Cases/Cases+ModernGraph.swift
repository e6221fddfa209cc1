/// The costs of constructing and validating a dependency graph.
extension Cases {
  static let modernGraph = [
    Case(
      "modern.graph.made", "graph of 4,000 components, made", .none,
      .time(limit: HandWrittenGraph.walk, subject: ModernGraph.made)),
    Case(
      "modern.graph.checked", "made, checked and found valid", .atMost(1_000),
      .time(limit: HandWrittenGraph.walk, subject: ModernGraph.checked)),
    Case(
      "modern.graph.refused", "made, checked and found invalid", .atMost(1_000),
      .time(limit: HandWrittenGraph.walk, subject: ModernGraph.refused)),
  ]
}
