import DIv2Compat
import Testing

@MainActor
@Suite("The recipes, before their application, with release 2")
struct Release2Recipes {
  @Test("Code that 2to3.sed does not change")
  func leftovers() throws {
    try expectPromised(17, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 17
    }
  }
}
