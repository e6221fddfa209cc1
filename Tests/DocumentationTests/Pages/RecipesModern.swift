import DITranquillity
import Testing

@MainActor
@Suite("The recipes, with the modern generation")
struct ModernRecipes {
  @Test("A part that receives its values as components")
  func values() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 2
    }
    #expect(try printed == promised(block: 2, of: "docs/migration/recipes.md"))
  }

  @Test("A module that is loaded several times")
  func function() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 3
    }
    #expect(try printed == promised(block: 3, of: "docs/migration/recipes.md"))
  }

  @Test("Several initializers")
  func initializers() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 5
    }
    #expect(try printed == promised(block: 5, of: "docs/migration/recipes.md"))
  }

  @Test("Several initializers as components")
  func components() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 6
    }
    #expect(try printed == promised(block: 6, of: "docs/migration/recipes.md"))
  }

  @Test("Factories instead of the container")
  func provider() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 8
    }
    #expect(try printed == promised(block: 8, of: "docs/migration/recipes.md"))
  }

  @Test("The container itself")
  func container() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 9
    }
    #expect(try printed == promised(block: 9, of: "docs/migration/recipes.md"))
  }

  @Test("A concrete type for a property of a protocol")
  func concrete() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 11
    }
    #expect(try printed == promised(block: 11, of: "docs/migration/recipes.md"))
  }

  @Test("The main actor")
  func mainActor() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 16
    }
    #expect(try printed == promised(block: 16, of: "docs/migration/recipes.md"))
  }

  @Test("The remainder of the renames from 2")
  func leftovers() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 18
    }
    #expect(try printed == promised(block: 18, of: "docs/migration/recipes.md"))
  }

  @Test("A closure that still makes requests on the container")
  func asking() throws {
    let printed = Printed.lines {
      // page docs/migration/recipes.md 19
    }
    #expect(try printed == promised(block: 19, of: "docs/migration/recipes.md"))
  }

  @Test("A shared object that retains its container keeps it alive")
  func stronglyHeld() {
    final class Router {
      let container: DIContainer
      init(container: DIContainer) { self.container = container }
    }
    weak var gone: Router?
    do {
      let container = DIContainer()
      container.register(Router.init).lifetime(.perContainer(.strong))
      gone = container.resolve() as Router
    }
    #expect(gone != nil)
    gone?.container.clean()
    #expect(gone == nil)
  }
}
