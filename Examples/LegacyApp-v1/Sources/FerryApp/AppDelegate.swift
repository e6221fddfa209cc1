import DITranquillity
import FerryCore
import FerryFeatures

final class AppDelegate {
  let container: DIScope
  let window: Window
  private let storyboard: Storyboard
  private let store: SessionStore
  private(set) var session: DIScope?

  init() throws {
    let builder = DIContainerBuilder()
    builder.register(assembly: AppAssembly())
    container = try builder.build()
    window = try container.resolve()
    store = try container.resolve(SessionStore.self)
    storyboard = Storyboard(container: container)
  }

  func show(_ identifier: String) -> ViewController {
    let owner = session.map { Storyboard(container: $0) } ?? storyboard
    let controller = owner.instantiateViewController(withIdentifier: identifier)
    window.root.push(controller)
    return controller
  }

  func logIn(_ name: String) -> DIScope {
    let scope = store.logIn(name, in: container)
    session = scope
    return scope
  }

  func logOut() {
    store.logOut()
    session = nil
  }
}
