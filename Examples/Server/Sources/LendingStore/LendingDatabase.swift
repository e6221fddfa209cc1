internal import GRDB

/// The SQLite database of the server.
public final class LendingDatabase: Sendable {
  private let pool: DatabasePool

  private init(pool: DatabasePool) {
    self.pool = pool
  }

  /// Opens a database file, creates it if it doesn't exist, and migrates it to the current schema.
  ///
  /// - Throws: A `DatabaseError` of GRDB.
  public static func open(at path: String) async throws -> LendingDatabase {
    let pool = try DatabasePool(path: path)
    try await migrate(pool)
    return LendingDatabase(pool: pool)
  }

  /// Closes the database after all reads and writes have ended. Later ones throw.
  ///
  /// - Throws: A `DatabaseError` of GRDB if SQLite can't close the file.
  public func close() throws {
    try pool.close()
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await pool.read(body)
  }

  /// Runs a closure in a transaction, which is rolled back if the closure throws.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await pool.write(body)
  }
}
