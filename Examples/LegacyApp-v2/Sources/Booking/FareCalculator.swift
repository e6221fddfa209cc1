public final class FareCalculator {
  public let rules: [FareRule]

  init(rules: [FareRule]) {
    self.rules = rules
  }

  public func price(of order: Order) -> Int {
    return rules.reduce(0) { $1.apply(to: $0, for: order) }
  }
}
