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

  /// Returns a stay of two nights from a Monday in the far future.
  func stay(guests: Int, nights: Int = 2) -> Stay {
    Stay(hut: "larch", first: Night(7 * 30_000), nights: nights, guests: guests)
  }

  /// Creates a second instance of the app.
  func anotherContainer() -> DIContainer {
    DIContainer().append(framework: AppFramework.self)
  }
}
