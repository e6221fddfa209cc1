import Bakery
import DITranquillity

/// The stores and the repositories that read them.
final class StorageModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Store() }
      .asName("pantry")
      .asName("recipes")
      .lifetime(.lazySingle)

    builder.register { scope in
      StoredRecipes(store: try! scope.resolve(name: "recipes"), journal: *!scope)
    }
    .asType(RecipeRepository.self)
    .lifetime(.lazySingle)
  }
}
