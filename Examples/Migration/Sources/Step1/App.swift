import Bakery
import Behaviour
import DITranquillity

/// Composes the app.
package struct App: Shop {
  package let scope: DIScope

  package init() throws {
    let builder = DIContainerBuilder()
    builder.register(module: LoggingModule())
    builder.register(module: StorageModule())
    builder.register(module: KitchenModule())
    builder.register(module: SalesModule())
    scope = try builder.build()
  }

  package func newCustomer() -> Customer {
    Requests(scope: scope.newLifeTimeScope())
  }
}
