import AppTypes
import DIv2Compat
import Testing

// A type of the app, from another module: the façade must not declare one of this name, neither at
// top level nor in its own types, where extensions look first.
extension DIContainer {
  fileprivate func engineOfApp() throws -> Engine { try resolve() }
}

@Suite("Types of the app with names of the package, with DIv2Compat")
struct Version2AppTypes {
  @Test("an app's own Engine is the one that its code means")
  func engine() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Diesel.init).as(Engine.self).check { $0 }
    #expect(try builder.build().engineOfApp().power == 110)
  }
}
