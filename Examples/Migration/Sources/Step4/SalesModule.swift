import Bakery
import DITranquillity

/// Sales and payment.
final class SalesModule: DIPart {
  static func load(container: DIContainer) {
    container.register(PriceList.init)
      .lifetime(.perRun(.strong))

    container.register(Basket.init)
      .lifetime(.perContainer(.strong))

    container.register { Order(customer: arg($0), pieces: arg($1), prices: $2) }

    container.register(Checkout.init)
      .injection { $0.journal = $1 }
      .injection { $0.card = $1 }
  }
}
