import DIv1Compat
import Testing

@MainActor
@Suite("The recipes, before their application")
struct Release1Recipes {
  @Test("A module with stored properties")
  func module() throws {
    try expectPromised(1, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 1
    }
  }

  @Test("Several initializers")
  func initializers() throws {
    try expectPromised(4, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 4
    }
  }

  @Test("The scope as a dependency")
  func scope() throws {
    try expectPromised(7, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 7
    }
  }

  @Test("A concrete type for a property of a protocol")
  func concrete() throws {
    try expectPromised(10, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 10
    }
  }

  @Test("A scope of its own for each request")
  func scopes() throws {
    try expectPromised(12, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 12
    }
  }
}
