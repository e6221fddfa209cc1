public protocol Migration: AnyObject {
  var name: String { get }
}

final class FaresMigration: Migration {
  let name = "add fares"
}

final class SeatsMigration: Migration {
  let name = "add seats"
}

final class LoyaltyMigration: Migration {
  let name = "add loyalty points"
}

public final class Database {
  public static var opened = 0
  public let applied: [String]
  private(set) var rows: [String: [String]] = [:]

  init(migrations: [Migration]) {
    Database.opened += 1
    applied = migrations.map { $0.name }
  }

  func insert(_ row: String, into table: String) {
    rows[table] = (rows[table] ?? []) + [row]
  }
}
