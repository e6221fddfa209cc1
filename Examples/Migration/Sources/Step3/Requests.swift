import Bakery
import Behaviour
import DITranquillity

/// The requests of the app's own code.
struct Requests: Customer {
  let container: DIContainer

  func clock() throws -> ShopClock { *container }
  func loggers() throws -> [Logger] { many(*container) }
  func journal() throws -> Journal { *container }
  func store(named name: String) throws -> Store {
    let store: Store? = container.resolve(name: name)
    guard let store else { throw UnknownStore(name: name) }
    return store
  }
  func recipes() throws -> RecipeRepository { *container }
  func prices() throws -> PriceList { *container }
  func oven() throws -> Oven { *container }
  func baker() throws -> Baker { *container }
  func basket() throws -> Basket { *container }
  func checkout() throws -> Checkout { *container }
  func order(for customer: String, pieces: Int) throws -> Order {
    container.resolve(args: customer, pieces)
  }
  func card() -> LoyaltyCard? { *container }
}

struct UnknownStore: Error {
  let name: String
}
