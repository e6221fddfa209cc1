import DIv2Compat
import Testing

@MainActor
@Suite("The recipes, before their application, with release 2")
struct Release2Recipes {
  // test docs/migration/recipes.md 17 Code that 2to3.sed does not change
}
