import DIv2Compat
import Testing

@MainActor
@Suite("The examples of the pages for release 2")
struct Release2Examples {
  // test docs/migration/from-1.md 5 Rewritten from 1 to 2

  @Test("Before the rewrite from 2 to the modern generation")
  func toModern() throws {
    try expectPromised(1, of: "docs/migration/from-2.md") {
      // page docs/migration/from-2.md 1
      let builder = DIContainerBuilder()
      declare(builder)
      let container = try builder.build()
      let made = try (page(of: container), pages(of: container))
      #expect(made.0 is Paper && made.1.count == 1)
      let press: Press = try container.resolve()
      #expect(press.ink != nil)
      #expect(spare(of: container) != nil)
    }
  }
}
