import DIv1Compat
import DIv3
import Testing

@MainActor
@Suite("The engine shared by generations")
struct SharedEngine {
  @Test("release 1 resolves modern components, and vice versa")
  func bothWays() throws {
    let printed = try Printed.lines {
      // begin MIGRATION.md 3
      let app = try Composition()
      let press: Press = try app.old.resolve()  // of release 1, with modern ink
      let page: Page = app.modern.resolve()  // modern request, paper of release 1
      print(press.ink === app.modern.resolve() as Ink, page is Paper)  // true true
      // end
    }
    #expect(try printed == promised(block: 3, of: "MIGRATION.md"))
  }

  @Test("the engine of a container, passed on")
  func handedOn() throws {
    let printed = try Printed.lines {
      // begin MIGRATION.md 4
      let modern = DIv3.DIContainer()
      modern.register(Paper.init).as(Page.self)
      let old = try DIv1Compat.DIContainerBuilder(engine: modern.engine).build()
      let page: Page = try old.resolve()
      print(page is Paper)  // true
      // end
    }
    #expect(try printed == promised(block: 4, of: "MIGRATION.md"))
  }
}
