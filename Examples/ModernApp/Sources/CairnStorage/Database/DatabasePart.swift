import CairnCore
import DITranquillity

final class DatabasePart: DIPart {
  static func load(container: DIContainer) {
    // Migrations run in this order.
    container.register { CreateHuts() }.as(Migration.self)
    container.register { CreateBookings() }.as(Migration.self)
    container.register { CreateFavourites() }.as(Migration.self)
    container.register { Database(migrations: many($0)) }
      .postInit { $0.open() }
      .lifetime(.single)
    container.register(DatabaseProbe.init(database:))
      .as(HealthProbe.self)
  }
}
