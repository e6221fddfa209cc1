import DIv2Compat
import Testing

@MainActor
@Suite("The recipes, before their application, with release 2")
struct Release2Recipes {
  @Test("Code that 2to3.sed does not change")
  func leftovers() throws {
    let printed = try Printed.lines {
      // begin docs/migration/recipes.md 17
      final class Cutter {
        let page: Page
        var ink: Ink?
        init(page: Page) { self.page = page }
      }
      let builder = DIContainerBuilder()
      builder.register(type: Ink.init).set(name: "blue")
      builder.register(type: Paper.init).as(Page.self).check { $0 }
      builder.register(type: Cutter.self).initial { Cutter(page: $0) }
        .injection(.manual) { container, cutter in cutter.ink = try container.resolve(name: "blue")
        }
      let container = try builder.build()
      do {
        let cutter: Cutter = try container.resolve()
        print(cutter.page is Paper, cutter.ink != nil)  // true true
      } catch DIError.typeNotFound {
        print("no cutter")
      }
      // end
    }
    #expect(try printed == promised(block: 17, of: "docs/migration/recipes.md"))
  }
}
