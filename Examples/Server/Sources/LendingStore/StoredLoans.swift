public import Foundation
internal import GRDB
public import Lending

/// The loans in the database.
public final class StoredLoans: Loans {
  private let database: LendingDatabase
  private let trail: AuditTrail

  public init(database: LendingDatabase, trail: AuditTrail) {
    self.database = database
    self.trail = trail
  }

  public func lend(_ bookID: Int64, to member: String, until dueAt: Date) async throws -> Loan {
    try await database.write { [trail] db in
      guard let book = try Book.find(bookID, in: db) else {
        throw LendingError.bookNotFound(bookID)
      }
      guard book.available > 0 else { throw LendingError.noCopyAvailable(bookID: bookID) }
      try db.execute(
        sql: "INSERT INTO loan (bookId, member, dueAt) VALUES (?, ?, ?)",
        arguments: [bookID, member, dueAt])
      let id = db.lastInsertedRowID
      try trail.record("lent book \(bookID)", in: db)
      return Loan(id: id, bookID: bookID, dueAt: dueAt)
    }
  }

  public func loans(of member: String) async throws -> [Loan] {
    try await database.read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT id, bookId, dueAt FROM loan WHERE member = ? AND endedAt IS NULL ORDER BY dueAt, id
          """)
      return try Row.fetchAll(statement, arguments: [member]).map { row in
        Loan(id: row["id"], bookID: row["bookId"], dueAt: row["dueAt"])
      }
    }
  }

  public func end(_ loanID: Int64, of member: String, at date: Date) async throws {
    try await database.write { [trail] db in
      try db.execute(
        sql: "UPDATE loan SET endedAt = ? WHERE id = ? AND member = ? AND endedAt IS NULL",
        arguments: [date, loanID, member])
      guard db.changesCount == 1 else { throw LendingError.loanNotFound(loanID) }
      try trail.record("ended loan \(loanID)", in: db)
    }
  }
}
