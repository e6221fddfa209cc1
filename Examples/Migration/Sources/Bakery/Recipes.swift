/// The breads that can be baked, and the flour they need.
public protocol RecipeRepository: AnyObject {
  func flour(for bread: String) -> Int?
}

public final class StoredRecipes: RecipeRepository {
  private let store: Store
  private let journal: Journal

  public init(store: Store, journal: Journal) {
    self.store = store
    self.journal = journal
    store["rye"] = 500
    store["wheat"] = 400
  }

  public func flour(for bread: String) -> Int? {
    journal.log("recipe of \(bread)")
    return store[bread]
  }
}
