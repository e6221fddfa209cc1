import AppTypes
import DIv3
import Testing

// A type of the app, from another module: the façade must not declare one of this name, neither at
// top level nor in its own types, where extensions look first.
extension DIContainer {
  fileprivate func engineOfApp() -> Engine { resolve() }
}

// Conveniences of the app, with the spellings of declarations that the façade marks as unavailable.
extension DIContainer {
  fileprivate func resolve<T>(_ type: T.Type) -> T { resolve() }
  fileprivate func resolve<T>(_ type: T.Type, name: String) -> T { resolve(name: name) }
  fileprivate func newLifeTimeScope() -> DIContainer { DIContainer(parent: self) }
}

extension DIComponentBuilder {
  @discardableResult
  fileprivate func set(name: String) -> Self { self.as(Impl.self, name: name) }
}

@Suite("Types of the app with names of the package, with DIv3")
struct Version3AppTypes {
  @Test("an app's own Engine is the one that its code means")
  func engine() throws {
    let container = DIContainer()
    container.register(Diesel.init).as(Engine.self)
    #expect(container.engineOfApp().power == 110)
  }

  @Test("an app's own conveniences win over the declarations that explain a mistake")
  func conveniences() {
    let container = DIContainer()
    container.register { 4 }.set(name: "doors").as(check: Any.self) { $0 }
    let child = container.newLifeTimeScope()
    #expect(child.resolve(Int.self) == 4)
    #expect(child.resolve(Int.self, name: "doors") == 4)
    let resolve: (Int.Type) -> Int = child.resolve
    #expect(resolve(Int.self) == 4)
  }
}
