import Bakery
import DITranquillity

/// The stores and the repositories that read them.
final class StorageModule: DIPart {
  static func load(container: DIContainer) {
    // In this generation, names share one object, so each store is a registration of its own.
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
