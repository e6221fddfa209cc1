import DITranquillity
import Testing

@MainActor
@Suite("The recipes for scopes")
struct ScopeRecipes {
  @Test("A scope of its own for each request")
  func child() throws {
    try expectPromised(14, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 14
    }
  }

  @Test("A container on the same engine")
  func sameEngine() throws {
    try expectPromised(13, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 13
    }
  }

  @Test("A session that ends while its container lives")
  func session() throws {
    try expectPromised(15, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 15
    }
  }
}
