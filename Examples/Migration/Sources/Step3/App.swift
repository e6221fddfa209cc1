import Bakery
import Behaviour
import DITranquillity
import DIv2Compat

/// Composes the app.
package struct App: Shop {
  package let container = DITranquillity.DIContainer()

  package init() throws {
    DITranquillity.DISetting.Log.level = .warning
    container.append(part: KitchenModule.self)
    container.append(part: SalesModule.self)
    let middle = DIv2Compat.DIContainerBuilder(engine: container.engine)
    middle.register(component: LoggingModule())
    middle.register(component: StorageModule())
    try middle.build()
  }

  package func newCustomer() -> Customer {
    Requests(scope: DITranquillity.DIContainer(engine: container.engine))
  }
}
