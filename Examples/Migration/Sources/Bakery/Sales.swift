/// The breads that one customer takes.
public final class Basket {
  public private(set) var breads: [String] = []

  public init() {}

  public func put(_ bread: String) {
    breads.append(bread)
  }
}

/// A customer's order.
public final class Order {
  public let customer: String
  public let pieces: Int
  public let prices: PriceList

  public init(customer: String, pieces: Int, prices: PriceList) {
    self.customer = customer
    self.pieces = pieces
    self.prices = prices
  }

  public func total(of bread: String) -> Int {
    prices.price(of: bread) * pieces
  }
}

/// A loyalty card; no module registers one yet.
public final class LoyaltyCard {}

/// The checkout of one customer.
public final class Checkout {
  public let basket: Basket
  public let prices: PriceList
  public var journal: Journal?
  public var card: LoyaltyCard?

  public init(basket: Basket, prices: PriceList) {
    self.basket = basket
    self.prices = prices
  }

  public func pay() -> Int {
    let sum = basket.breads.map(prices.price).reduce(0, +)
    journal?.log("paid \(sum)")
    return sum
  }
}
