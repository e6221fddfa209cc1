import DIv1Compat
import Testing

@MainActor
@Suite("The examples of the pages for release 1")
struct Release1Examples {
  @Test("Before the renames from 1 to 2")
  func toRelease2() throws {
    let printed = try Printed.lines {
      // begin docs/migration/from-1.md 4
      let builder = DIContainerBuilder()
      builder.register { Paper() }.asType(Page.self).asDefault()
      builder.register { Ink() }.asSelf().asName("blue").asDefault().instanceLazySingle()
      builder.register(Press.self).initializer { scope in Press(page: *!scope) }
        .dependency { scope, press in press.ink = try scope.resolve(name: "blue") }
      let scope: DIScope = try builder.build()
      let press: Press = *!scope
      print(press.page is Paper, press.ink != nil)  // true true
      // end
    }
    #expect(try printed == promised(block: 4, of: "docs/migration/from-1.md"))
  }

  @Test("Before the renames from 1 to the modern generation")
  func toModern() throws {
    let printed = try Printed.lines {
      // begin docs/migration/from-1.md 1
      func declare(_ builder: DIContainerBuilder) {
        builder.register { Paper() }.asType(Page.self).asDefault()
        builder.register { Ink() }.asSelf().instanceLazySingle()
      }
      func page(of scope: DIScope) -> Page { return *!scope }
      func pages(of scope: DIScope) -> [Page] { return **!scope }
      func spare(of scope: DIScope) -> Ink? { return try? scope.resolve() as Ink }
      // end
      let builder = DIContainerBuilder()
      declare(builder)
      let scope = try builder.build()
      #expect(page(of: scope) is Paper)
      #expect(pages(of: scope).count == 1)
      let ink: Ink = try scope.resolve()
      let same: Ink = try scope.resolve()
      #expect(ink === same)
      #expect(spare(of: scope) === ink)
    }
    #expect(try printed == promised(block: 1, of: "docs/migration/from-1.md"))
  }
}
