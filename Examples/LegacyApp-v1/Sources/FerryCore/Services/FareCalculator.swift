public final class FareCalculator {
  public let discounts: [Discount]

  init(discounts: [Discount]) {
    self.discounts = discounts
  }

  public func price(of crossing: Crossing, for passengers: [Passenger]) -> Int {
    return discounts.reduce(crossing.fare * passengers.count) { price, discount in
      discount.apply(to: price, for: passengers)
    }
  }
}
