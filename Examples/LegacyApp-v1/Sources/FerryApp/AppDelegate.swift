import DITranquillity
import FerryCore
import FerryFeatures
import UIKit

final class AppDelegate {
  let container: DIScope
  let window: Window
  private let storyboard: UIStoryboard
  private let store: SessionStore
  private(set) var session: DIScope?

  init() throws {
    let builder = DIContainerBuilder()
    builder.register(assembly: AppAssembly())
    container = try builder.build()
    window = try container.resolve()
    store = try container.resolve(SessionStore.self)
    MainStoryboard.install()
    storyboard = DIStoryboard(name: "Main", bundle: nil, container: container)
  }

  func show(_ identifier: String) -> UIViewController {
    let owner = session.map { DIStoryboard(name: "Main", bundle: nil, container: $0) } ?? storyboard
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
