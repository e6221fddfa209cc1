import DIv1Compat
import Testing

@MainActor
@Suite("The examples of the pages for release 1")
struct Release1Examples {
  // test docs/migration/from-1.md 4 Before the rewrite from 1 to 2

  @Test("Before the rewrite from 1 to the modern generation")
  func toModern() throws {
    try expectPromised(1, of: "docs/migration/from-1.md") {
      // page docs/migration/from-1.md 1
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
  }
}
