import Bakery
import Behaviour
import DITranquillity

/// The requests of the app's own code.
struct Requests: Customer {
  let scope: DIScope

  func clock() throws -> ShopClock { try *scope }
  func loggers() throws -> [Logger] { try **scope }
  func journal() throws -> Journal { try *scope }
  func store(named name: String) throws -> Store { try scope.resolve(name: name) }
  func recipes() throws -> RecipeRepository { try *scope }
  func prices() throws -> PriceList { try *scope }
  func oven() throws -> Oven { try *scope }
  func baker() throws -> Baker { try *scope }
  func basket() throws -> Basket { try *scope }
  func checkout() throws -> Checkout { try *scope }
  func order(for customer: String, pieces: Int) throws -> Order {
    try scope.resolve(arg: customer, pieces)
  }
  func card() -> LoyaltyCard? { *?scope }
}
