public final class Database {
  private let migrations: [any Migration]
  private var tables: [String: [String: String]] = [:]
  public private(set) var version = 0

  init(migrations: [any Migration]) {
    self.migrations = migrations
  }

  func open() {
    for migration in migrations where migration.version == version + 1 {
      migration.apply(to: self)
      version = migration.version
    }
  }

  func create(_ table: String) {
    tables[table] = tables[table] ?? [:]
  }

  func write(_ value: String, for key: String, to table: String) {
    precondition(tables[table] != nil, "There is no table \(table).")
    tables[table]?[key] = value
  }

  func rows(of table: String) -> [(key: String, value: String)] {
    (tables[table] ?? [:]).sorted { $0.key < $1.key }
  }
}
