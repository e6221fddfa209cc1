import Bakery
import DITranquillity

/// The stores and the repositories that read them.
final class StorageModule: DIFramework {
  static func load(container: DIContainer) {
    container.append(part: Storage.self)
    container.append(framework: LoggingModule.self)
  }
}

private final class Storage: DIPart {
  static func load(container builder: DIContainer) {
    builder.register(Store.init)
      .as(Store.self, name: "pantry")
      .as(Store.self, name: "recipes")
      .objectForEachName()
      .lifetime(.perRun(.strong))

    builder.register(throwing: { (container: DIContainer, journal) in
      try StoredRecipes(store: container.resolved(name: "recipes"), journal: journal)
    })
    .as(check: RecipeRepository.self) { $0 }
    .lifetime(.perRun(.strong))
  }
}
