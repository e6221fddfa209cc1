internal import GRDB

/// The SQLite database of the server.
public final class LendingDatabase: Sendable {
  private let pool: DatabasePool

  private init(pool: DatabasePool) {
    self.pool = pool
  }

  /// Opens a database file, creates it if it doesn't exist, and migrates it to the current schema.
  ///
  /// - Throws: `UnusableDatabase`.
  public static func open(at path: String) async throws(UnusableDatabase) -> LendingDatabase {
    var configuration = Configuration()
    // Another process, such as a backup, may write for a moment.
    configuration.busyMode = .timeout(5)
    do {
      let pool = try DatabasePool(path: path, configuration: configuration)
      try await migrate(pool)
      return LendingDatabase(pool: pool)
    } catch {
      throw UnusableDatabase(path: path, reason: error)
    }
  }

  /// Closes the database after all reads and writes have ended. Later ones throw.
  ///
  /// - Throws: A `DatabaseError` of GRDB if SQLite can't close the file.
  public func close() throws {
    // The last connection moves all changes into the file, and connections that only read can't.
    pool.invalidateReadOnlyConnections()
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

/// A database file that can't be opened or brought to the current schema.
public struct UnusableDatabase: Error, CustomStringConvertible {
  public let path: String
  /// The error of GRDB.
  public let reason: any Error

  public var description: String { "The database \(path) can't be opened: \(reason)" }
}
