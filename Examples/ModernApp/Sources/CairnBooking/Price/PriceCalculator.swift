import CairnCore

public final class PriceCalculator {
  var discounts: [Discount] = []

  func price(of stay: Stay, for member: Member) -> Int {
    let full = 2_500 * stay.nights * stay.guests
    return discounts.reduce(full) { $1.apply(to: $0, stay: stay, member: member) }
  }
}
