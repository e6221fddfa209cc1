import Bakery

/// The app as the behaviour checks see it, independent of its composition.
public protocol Shop {
  /// Creates a customer with a basket of their own.
  func newCustomer() throws -> Customer
}

/// The requests on behalf of one customer.
public protocol Customer {
  func clock() throws -> ShopClock
  func loggers() throws -> [Logger]
  func journal() throws -> Journal
  func store(named name: String) throws -> Store
  func recipes() throws -> RecipeRepository
  func prices() throws -> PriceList
  func oven() throws -> Oven
  func baker() throws -> Baker
  func basket() throws -> Basket
  func checkout() throws -> Checkout
  func order(for customer: String, pieces: Int) throws -> Order
  /// Returns the loyalty card, or nil if no module registers one.
  func card() -> LoyaltyCard?
}
