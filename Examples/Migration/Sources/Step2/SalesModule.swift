import Bakery
import DITranquillity

/// Sales and payment.
final class SalesModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { PriceList(recipes: *!$0) }
      .lifetime(.lazySingle)

    builder.register { Basket() }
      .lifetime(.perScope)

    builder.register { scope, customer, pieces in
      Order(customer: customer, pieces: pieces, prices: *!scope)
    }
    .lifetime(.perDependency)

    builder.register { Checkout(basket: *!$0, prices: *!$0) }
      .lifetime(.perDependency)
      .dependency { scope, checkout in checkout.journal = *!scope }
      .dependency { scope, checkout in checkout.card = *?scope }
  }
}
