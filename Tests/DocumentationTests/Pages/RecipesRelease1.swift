import DIv1Compat
import Testing

@MainActor
@Suite("The recipes, before their application")
struct Release1Recipes {
  // test docs/migration/recipes.md 1 A module with stored properties
  // test docs/migration/recipes.md 4 Several initializers
  // test docs/migration/recipes.md 7 The scope as a dependency
  // test docs/migration/recipes.md 10 A concrete type for a property of a protocol
  // test docs/migration/recipes.md 12 A scope of its own for each request
}
