import Bakery
import Behaviour
import DITranquillity

/// The requests of the app's own code.
struct Requests: Customer {
  let scope: DIContainer

  func clock() throws -> ShopClock { try scope.resolved() }
  func loggers() throws -> [Logger] { try scope.resolvedMany() }
  func journal() throws -> Journal { try scope.resolved() }
  func store(named name: String) throws -> Store { try scope.resolved(name: name) }
  func recipes() throws -> RecipeRepository { try scope.resolved() }
  func prices() throws -> PriceList { try scope.resolved() }
  func oven() throws -> Oven { try scope.resolved() }
  func baker() throws -> Baker { try scope.resolved() }
  func basket() throws -> Basket { try scope.resolved() }
  func checkout() throws -> Checkout { try scope.resolved() }
  func order(for customer: String, pieces: Int) throws -> Order {
    try scope.resolved(args: customer, pieces)
  }
  func card() -> LoyaltyCard? { *scope }
}
