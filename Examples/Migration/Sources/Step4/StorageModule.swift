import Bakery
import DITranquillity

/// The stores and the repositories that read them.
final class StorageModule: DIPart {
  static func load(container: DIContainer) {
    container.register { Store() }
      .as(Store.self, name: "pantry")
      .as(Store.self, name: "recipes")
      .objectForEachName()
      .lifetime(.perRun(.strong))

    container.register { (scope: DIContainer, journal) in
      StoredRecipes(store: scope.resolve(name: "recipes"), journal: journal)
    }
    .as(check: RecipeRepository.self) { $0 }
    .lifetime(.perRun(.strong))
  }
}
