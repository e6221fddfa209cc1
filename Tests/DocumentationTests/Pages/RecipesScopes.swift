import DITranquillity
import Testing

@MainActor
@Suite("The recipes for scopes")
struct ScopeRecipes {
  @Test("A scope of its own for each request")
  func child() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 14
    }
    #expect(try printed == promised(block: 14, of: "docs/migration/recipes.md"))
  }

  @Test("A container on the same engine")
  func sameEngine() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 13
    }
    #expect(try printed == promised(block: 13, of: "docs/migration/recipes.md"))
  }

  @Test("A session that ends while its container lives")
  func session() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 15
    }
    #expect(try printed == promised(block: 15, of: "docs/migration/recipes.md"))
  }
}
