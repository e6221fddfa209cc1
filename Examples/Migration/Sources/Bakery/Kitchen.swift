/// An oven that bakes while a baker attends to it.
public final class Oven {
  public weak var baker: Baker?

  public init() {}
}

public final class Baker {
  public let oven: Oven
  private let recipes: RecipeRepository
  private let pantry: Store

  public init(oven: Oven, recipes: RecipeRepository, pantry: Store) {
    self.oven = oven
    self.recipes = recipes
    self.pantry = pantry
  }

  /// Bakes a bread. Returns whether there was enough flour.
  public func bake(_ bread: String) -> Bool {
    let flour = pantry["flour"] ?? 1_000
    guard oven.baker === self, let needed = recipes.flour(for: bread), needed <= flour else {
      return false
    }
    pantry["flour"] = flour - needed
    return true
  }
}
