/// The prices of breads, in cents.
public final class PriceList {
  private let recipes: RecipeRepository

  public init(recipes: RecipeRepository) {
    self.recipes = recipes
  }

  public func price(of bread: String) -> Int {
    (recipes.flour(for: bread) ?? 0) + 50
  }
}
