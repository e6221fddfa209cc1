import DITranquillity

public final class StorageModule: DIModule {
  public init() {}

  public func load(builder: DIContainerBuilder) {
    builder.register { MemoryStorage() }
      .asSelf()
      .asType(KeyValueStorage.self)
      .instanceLazySingle()

    builder.register { ImageCache() }
      .asName("thumbnails")
      .asName("maps")
      .instanceLazySingle()

    builder.register { FaresMigration() }.asType(Migration.self).lifetime(.perDependency)
    builder.register { SeatsMigration() }.asType(Migration.self).lifetime(.perDependency)
    builder.register { LoyaltyMigration() }.asType(Migration.self).lifetime(.perDependency)

    builder.register { scope in Database(migrations: try! **scope) }
      .lifetime(.single)
  }
}
