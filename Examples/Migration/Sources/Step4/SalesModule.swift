import Bakery
import DITranquillity

/// Sales and payment.
final class SalesModule: DIPart {
  static func load(container: DIContainer) {
    container.register { PriceList(recipes: $0) }
      .lifetime(.perRun(.strong))

    container.register { Basket() }
      .lifetime(.perContainer(.strong))

    container.register {
      Order(customer: arg($0), pieces: arg($1), prices: $2)
    }
    .lifetime(.prototype)

    container.register { Checkout(basket: $0, prices: $1) }
      .lifetime(.prototype)
      .injection { $0.journal = $1 }
      .injection { $0.card = $1 }
  }
}
