import Bakery
import DITranquillity

/// The stores, and what is read from them.
final class StorageModule: DIPart {
  static func load(container: DIContainer) {
    // A name has no object of its own in this generation: each store is registered.
    container.register(Store.init)
      .as(Store.self, name: "pantry")
      .lifetime(.perRun(.strong))

    container.register(Store.init)
      .as(Store.self, name: "recipes")
      .lifetime(.perRun(.strong))

    container.register { (scope: DIContainer, journal) in
      StoredRecipes(store: scope.resolve(name: "recipes"), journal: journal)
    }
    .as(RecipeRepository.self)
    .lifetime(.perRun(.strong))
  }
}
