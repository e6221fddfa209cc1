import DIv1Compat
import Testing

@MainActor
@Suite("The recipes, before their application")
struct Release1Recipes {
  @Test("A module with stored properties")
  func module() throws {
    let printed = try Printed.lines {
      // page docs/migration/recipes.md 1
    }
    #expect(try printed == promised(block: 1, of: "docs/migration/recipes.md"))
  }

  @Test("Several initializers")
  func initializers() throws {
    let printed = try Printed.lines {
      // page docs/migration/recipes.md 4
    }
    #expect(try printed == promised(block: 4, of: "docs/migration/recipes.md"))
  }

  @Test("The scope as a dependency")
  func scope() throws {
    let printed = try Printed.lines {
      // page docs/migration/recipes.md 7
    }
    #expect(try printed == promised(block: 7, of: "docs/migration/recipes.md"))
  }

  @Test("A concrete type for a property of a protocol")
  func concrete() throws {
    let printed = try Printed.lines {
      // page docs/migration/recipes.md 10
    }
    #expect(try printed == promised(block: 10, of: "docs/migration/recipes.md"))
  }

  @Test("A scope of its own for each request")
  func scopes() throws {
    let printed = try Printed.lines {
      // page docs/migration/recipes.md 12
    }
    #expect(try printed == promised(block: 12, of: "docs/migration/recipes.md"))
  }
}
