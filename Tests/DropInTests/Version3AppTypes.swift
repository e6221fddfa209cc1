import AppTypes
import DIv3
import Testing

// A type of the app, from another module: the façade must not bring one of this name, neither at top
// level nor in its own types, where extensions look first.
extension DIContainer {
  fileprivate func engineOfApp() -> Engine { resolve() }
}

@Suite("Types of the app that are named as the package's, with DIv3")
struct Version3AppTypes {
  @Test("An app's own Engine is the one that its code means")
  func engine() throws {
    let container = DIContainer()
    container.register(Diesel.init).as(Engine.self)
    #expect(container.engineOfApp().power == 110)
  }
}
