import DITranquillity
import Testing

@MainActor
@Suite("The recipes, with the modern generation")
struct ModernRecipes {
  // test docs/migration/recipes.md 2 A part that receives its values as components
  // test docs/migration/recipes.md 3 A module that is loaded several times
  // test docs/migration/recipes.md 5 Several initializers
  // test docs/migration/recipes.md 6 Several initializers as components
  // test docs/migration/recipes.md 8 Factories instead of the container
  // test docs/migration/recipes.md 9 The container itself
  // test docs/migration/recipes.md 11 A concrete type for a property of a protocol
  // test docs/migration/recipes.md 16 The main actor
  // test docs/migration/recipes.md 18 The remainder of the renames from 2
  // test docs/migration/recipes.md 19 A closure that still makes requests on the container

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
