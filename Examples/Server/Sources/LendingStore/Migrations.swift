internal import GRDB

/// Brings a database to the current schema.
func migrate(_ pool: DatabasePool) async throws {
  var migrator = DatabaseMigrator()
  migrator.registerMigration("books and loans") { db in
    try db.create(table: "book") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("title", .text).notNull().indexed()
      table.column("author", .text).notNull().indexed()
      table.column("copies", .integer).notNull()
    }
    try db.create(table: "loan") { table in
      table.autoIncrementedPrimaryKey("id")
      table.belongsTo("book").notNull()
      table.column("member", .text).notNull().indexed()
      table.column("dueAt", .datetime).notNull()
      table.column("endedAt", .datetime)
    }
  }
  migrator.registerMigration("audit") { db in
    try db.create(table: "audit") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("request", .text).notNull()
      table.column("member", .text).notNull()
      table.column("change", .text).notNull()
    }
  }
  // `migrate(_:)` of GRDB would block the thread of the task.
  try await withCheckedThrowingContinuation { continuation in
    migrator.asyncMigrate(pool) { result in continuation.resume(with: result.map { _ in }) }
  }
}
