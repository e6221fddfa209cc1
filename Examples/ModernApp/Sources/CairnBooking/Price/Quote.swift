import CairnCore

public final class Quote {
  public let stay: Stay
  public let total: Int

  init(stay: Stay, calculator: PriceCalculator, member: Member) {
    self.stay = stay
    total = calculator.price(of: stay, for: member)
  }
}
