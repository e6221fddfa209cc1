import Bakery
import Behaviour
import DITranquillity

/// Composes the app.
struct App: Shop {
  private let scope: DIScope

  init() throws {
    let builder = DIContainerBuilder()
    builder.register(module: LoggingModule())
    builder.register(module: StorageModule())
    builder.register(module: KitchenModule())
    builder.register(module: SalesModule())
    scope = try builder.build()
  }

  func newCustomer() -> Customer {
    Requests(scope: scope.newLifeTimeScope())
  }
}
