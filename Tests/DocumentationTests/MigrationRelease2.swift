import DIv2Compat
import Testing

@MainActor
@Suite("The examples of the pages for release 2")
struct Release2Examples {
  @Test("After the renames from 1 to 2")
  func fromRelease1() throws {
    let printed = try Printed.lines {
      // begin docs/migration/from-1.md 5
      let builder = DIContainerBuilder()
      builder.register { Paper() }.as(Page.self).unsafe().set(.default)
      builder.register { Ink() }.as(.self).set(name: "blue").set(.default).lifetime(.lazySingle)
      builder.register(type: Press.self).initial { scope in Press(page: try! *scope) }
        .injection(.manual) { scope, press in press.ink = try scope.resolve(name: "blue") }
      let scope: DIContainer = try builder.build()
      let press: Press = try! *scope
      print(press.page is Paper, press.ink != nil)  // true true
      // end
    }
    #expect(try printed == promised(block: 5, of: "docs/migration/from-1.md"))
  }

  @Test("Before the renames from 2 to the modern generation")
  func toModern() throws {
    let printed = try Printed.lines {
      // begin docs/migration/from-2.md 1
      func declare(_ builder: DIContainerBuilder) {
        builder.register(type: Paper.init).as(Page.self).check { $0 }.set(.default)
        builder.register(type: Ink.init).as(.self).lifetime(.weakSingle)
        builder.register(type: Press.init).lifetime(.perDependency)
          .injection(.optional) { $0.ink = $1 }
      }
      func page(of container: DIContainer) throws -> Page { return try container.resolve() }
      func pages(of container: DIContainer) throws -> [Page] { return try **container }
      func spare(of container: DIContainer) -> Ink? { return try? container.resolve() as Ink }
      // end
      let builder = DIContainerBuilder()
      declare(builder)
      let container = try builder.build()
      let made = try (page(of: container), pages(of: container))
      #expect(made.0 is Paper && made.1.count == 1)
      let press: Press = try container.resolve()
      #expect(press.ink != nil)
      #expect(spare(of: container) != nil)
    }
    #expect(try printed == promised(block: 1, of: "docs/migration/from-2.md"))
  }
}
