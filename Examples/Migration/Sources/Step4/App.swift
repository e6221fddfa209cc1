import Bakery
import Behaviour
import DITranquillity

/// Composes the app.
package struct App: Shop {
  package let container = DIContainer()

  package init() throws {
    DISetting.Log.level = .warning
    container.append(part: LoggingModule.self)
    container.append(part: StorageModule.self)
    container.append(part: KitchenModule.self)
    container.append(part: SalesModule.self)
  }

  package func newCustomer() -> Customer {
    Requests(scope: DIContainer(engine: container.engine))
  }
}
