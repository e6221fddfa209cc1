import DITranquillity
import Testing

@MainActor
@Suite("The recipes for scopes")
struct ScopeRecipes {
  // test docs/migration/recipes.md 14 A scope of its own for each request
  // test docs/migration/recipes.md 13 A container on the same engine
  // test docs/migration/recipes.md 15 A session that ends while its container lives
}
