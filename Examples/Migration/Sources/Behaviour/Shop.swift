import Bakery

/// The app as the behaviour sees it, whatever puts it together.
public protocol Shop {
  /// Somebody comes in, with a basket of their own.
  func newCustomer() throws -> Customer
}

/// What is asked for on behalf of one customer.
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
  /// Nil if nobody brings cards along.
  func card() -> LoyaltyCard?
}
