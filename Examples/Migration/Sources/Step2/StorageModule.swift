import Bakery
import DIv2Compat

/// The stores and the repositories that read them.
final class StorageModule: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register { Store() }
      .set(name: "pantry")
      .set(name: "recipes")
      .lifetime(.lazySingle)

    builder.register { scope in
      StoredRecipes(store: try! scope.resolve(name: "recipes"), journal: try! *scope)
    }
    .as(RecipeRepository.self).check { $0 }
    .lifetime(.lazySingle)
  }
}
