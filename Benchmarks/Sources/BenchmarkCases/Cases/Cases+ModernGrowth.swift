/// The cost of other components in the container for the request of a leaf.
extension Cases {
  static let modernGrowth = [
    Case(
      "modern.beside-10", "leaf beside 10 components", .atMost(2.0),
      .ratio(limit: HandWritten.leaf, subject: ModernGrowth.beside10)),
    Case(
      "modern.beside-1000", "leaf beside 1,000 components", .atMost(2.0),
      .ratio(limit: HandWritten.leaf, subject: ModernGrowth.beside1000)),
    Case(
      "modern.beside-10000", "leaf beside 10,000 components", .atMost(2.0),
      .ratio(limit: HandWritten.leaf, subject: ModernGrowth.beside10000)),
    Case(
      "modern.growth-1000", "growth from 10 to 1,000 components", .atMost(1.2),
      .ratio(limit: ModernGrowth.beside10, subject: ModernGrowth.beside1000)),
    Case(
      "modern.growth-10000", "growth from 10 to 10,000 components", .atMost(1.2),
      .ratio(limit: ModernGrowth.beside10, subject: ModernGrowth.beside10000)),
  ]
}
