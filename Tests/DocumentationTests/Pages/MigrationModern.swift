import DITranquillity
import Testing

@MainActor
@Suite("The examples of the pages for the modern generation")
struct TheModernGenerationExamples {
  @Test("Rewritten from 1")
  func fromRelease1() throws {
    try expectPromised(2, of: "docs/migration/from-1.md") {
      // page docs/migration/from-1.md 2
      let container = DIContainer()
      declare(container)
      #expect(page(of: container) is Paper)
      #expect(pages(of: container).count == 1)
      let ink: Ink = container.resolve()
      #expect(ink === container.resolve() as Ink)
      #expect(spare(of: container) === ink)
    }
  }

  // test docs/migration/from-1.md 3 Rewritten by hand

  @Test("Rewritten from 2")
  func fromRelease2() throws {
    try expectPromised(2, of: "docs/migration/from-2.md") {
      // page docs/migration/from-2.md 2
      let container = DIContainer()
      declare(container)
      let made = try (page(of: container), pages(of: container))
      #expect(made.0 is Paper && made.1.count == 1)
      let press: Press = container.resolve()
      #expect(press.ink != nil)
      #expect(spare(of: container) != nil)
      #expect(spare(of: DIContainer()) == nil)
    }
  }

  // test docs/migration/from-3.md 1 A callback
  // test docs/migration/from-3.md 2 Arguments that wait
  // test docs/migration/from-3.md 3 View models
}
