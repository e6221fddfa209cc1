import Bakery
import DIv2Compat

/// The stores and the repositories that read them.
final class StorageModule: DIModule {
  let components: [DIComponent] = [Storage()]
  let dependencies: [DIModule] = [LoggingModule()]
}

private final class Storage: DIComponent {
  let scope: DIComponentScope = .public

  func load(builder: DIContainerBuilder) {
    builder.register(type: Store.init)
      .set(name: "pantry")
      .set(name: "recipes")
      .lifetime(.lazySingle)

    builder.register { container in
      try StoredRecipes(store: container.resolve(name: "recipes"), journal: *container)
    }
    .as(RecipeRepository.self).check { $0 }
    .lifetime(.lazySingle)
  }
}
