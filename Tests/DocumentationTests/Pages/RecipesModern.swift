import DITranquillity
import Testing

@MainActor
@Suite("The recipes, with the modern generation")
struct ModernRecipes {
  @Test("A part that receives its values as components")
  func values() throws {
    try expectPromised(2, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 2
    }
  }

  @Test("A module that is loaded several times")
  func function() throws {
    try expectPromised(3, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 3
    }
  }

  @Test("Several initializers")
  func initializers() throws {
    try expectPromised(5, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 5
    }
  }

  @Test("Several initializers as components")
  func components() throws {
    try expectPromised(6, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 6
    }
  }

  @Test("Factories instead of the container")
  func provider() throws {
    try expectPromised(8, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 8
    }
  }

  @Test("The container itself")
  func container() throws {
    try expectPromised(9, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 9
    }
  }

  @Test("A concrete type for a property of a protocol")
  func concrete() throws {
    try expectPromised(11, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 11
    }
  }

  @Test("The main actor")
  func mainActor() throws {
    try expectPromised(16, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 16
    }
  }

  @Test("The remainder of the renames from 2")
  func leftovers() throws {
    try expectPromised(18, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 18
    }
  }

  @Test("A closure that still makes requests on the container")
  func asking() throws {
    try expectPromised(19, of: "docs/migration/recipes.md") {
      // page docs/migration/recipes.md 19
    }
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
