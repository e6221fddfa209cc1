import Bakery
import Behaviour
import DITranquillity
import DIv2Compat

/// Composes the app.
struct App: Shop {
  private let container = DITranquillity.DIContainer()

  init() throws {
    DITranquillity.DISetting.Log.level = .warning
    container.append(part: KitchenModule.self)
    container.append(part: SalesModule.self)
    let middle = DIv2Compat.DIContainerBuilder(engine: container.engine)
    middle.register(module: StorageModule())
    try middle.build()
  }

  func newCustomer() -> Customer {
    Requests(container: DITranquillity.DIContainer(engine: container.engine))
  }
}
