import CairnApp
import CairnCore
import CairnNetwork
import DITranquillity

/// The running app, for all checks.
final class Stage {
  let list: Checklist
  let app: AppDelegate
  let coordinator: AppCoordinator

  init(_ list: Checklist) {
    self.list = list
    app = AppDelegate()
    coordinator = app.launch()
  }

  var container: DIContainer { app.container }
  var backend: Backend { container.resolve() }
  var support: SupportLog { container.resolve() }

  /// Two nights from a Monday in a far future.
  func stay(guests: Int, nights: Int = 2) -> Stay {
    Stay(hut: "larch", first: Night(7 * 30_000), nights: nights, guests: guests)
  }

  /// Another instance of the app, beside the running one.
  func anotherContainer() -> DIContainer {
    DIContainer().append(framework: AppFramework.self)
  }
}
