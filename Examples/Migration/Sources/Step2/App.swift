import Bakery
import Behaviour
import DIEngine
import DITranquillity
import DIv2Compat

/// Composes the app.
package struct App: Shop {
  package let scope: DIScope

  package init() throws {
    let engine = Engine()
    let middle = DIv2Compat.DIContainerBuilder(engine: engine)
    middle.register(component: LoggingModule())
    middle.register(component: StorageModule())
    try middle.build()
    let builder = DITranquillity.DIContainerBuilder(engine: engine)
    builder.register(module: KitchenModule())
    builder.register(module: SalesModule())
    scope = try builder.build()
  }

  package func newCustomer() -> Customer {
    Requests(scope: scope.newLifeTimeScope())
  }
}
