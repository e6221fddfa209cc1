import CairnCore
import DITranquillity

class PricePart: DIPart {
  static func load(container: DIContainer) {
    // Discounts apply in this order.
    container.register { MidweekDiscount() }.as(Discount.self)
    container.register { GroupDiscount() }.as(Discount.self)
    container.register { ClubDiscount() }.as(Discount.self)

    container.register(PriceCalculator.init)
      .injection(\.discounts) { many($0) }
      .lifetime(.perContainer(.strong))
    container.register(Quote.init(stay:calculator:member:)) { arg($0) }
    container.register(Basket.init(owner:))
      .memberLifetime()
  }
}
