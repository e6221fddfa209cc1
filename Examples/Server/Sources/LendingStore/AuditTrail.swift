internal import GRDB
public import Lending

/// Records which request made which change, in the transaction of the change.
///
/// One per request: all repositories of a request share it.
public final class AuditTrail: Sendable {
  private let request: CurrentRequest

  public init(request: CurrentRequest) {
    self.request = request
  }

  func record(_ change: String, in db: Database) throws {
    try db.execute(
      sql: "INSERT INTO audit (request, member, change) VALUES (?, ?, ?)",
      arguments: [request.id, request.member ?? "anonymous", change])
  }
}

/// Reads the audit, for operators and tests.
public struct AuditLog: Sendable {
  public struct Entry: Sendable, Equatable {
    public let request: String
    public let member: String
    public let change: String

    public init(request: String, member: String, change: String) {
      self.request = request
      self.member = member
      self.change = change
    }
  }

  private let database: LendingDatabase

  public init(database: LendingDatabase) {
    self.database = database
  }

  public func entries() async throws -> [Entry] {
    try await database.read { db in
      let rows = try Row.fetchAll(db, sql: "SELECT request, member, change FROM audit ORDER BY id")
      return rows.map { row in
        Entry(request: row["request"], member: row["member"], change: row["change"])
      }
    }
  }
}
