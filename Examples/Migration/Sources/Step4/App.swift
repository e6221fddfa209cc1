import Bakery
import Behaviour
import DITranquillity

/// Composes the app.
struct App: Shop {
  private let container = DIContainer()

  init() throws {
    DISetting.Log.level = .warning
    container.append(part: LoggingModule.self)
    container.append(part: StorageModule.self)
    container.append(part: KitchenModule.self)
    container.append(part: SalesModule.self)
  }

  func newCustomer() -> Customer {
    Requests(container: DIContainer(engine: container.engine))
  }
}
