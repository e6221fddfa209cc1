import AppTypes
import DIv1Compat
import Testing

// A type of the app, from another module: the façade must not declare one of this name, neither at
// top level nor in its own types, where extensions look first.
extension DIScope {
  fileprivate func engineOfApp() throws -> Engine { try resolve() }
}

@Suite("Types of the app with names of the package, with DIv1Compat")
struct Version1AppTypes {
  @Test("an app's own Engine is the one that its code means")
  func engine() throws {
    let builder = DIContainerBuilder()
    builder.register { Diesel() }.asType(Engine.self)
    #expect(try builder.build().engineOfApp().power == 110)
  }
}
