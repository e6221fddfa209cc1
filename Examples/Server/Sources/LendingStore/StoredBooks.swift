internal import GRDB
public import Lending

/// The books in the database.
public final class StoredBooks: Books {
  private let database: LendingDatabase
  private let trail: AuditTrail

  public init(database: LendingDatabase, trail: AuditTrail) {
    self.database = database
    self.trail = trail
  }

  public func book(_ id: Int64) async throws -> Book? {
    try await database.read { db in try Book.find(id, in: db) }
  }

  public func books(by author: String?) async throws -> [Book] {
    try await database.read { db in
      let statement = try db.cachedStatement(
        sql: Book.selection + "WHERE ?1 IS NULL OR author = ?1 ORDER BY title")
      return try Row.fetchAll(statement, arguments: [author]).map(Book.init(row:))
    }
  }

  public func add(_ book: NewBook) async throws -> Book {
    try await database.write { [trail] db in
      try db.execute(
        sql: "INSERT INTO book (title, author, copies) VALUES (?, ?, ?)",
        arguments: [book.title, book.author, book.copies])
      let id = db.lastInsertedRowID
      try trail.record("added book \(id)", in: db)
      return Book(id: id, title: book.title, author: book.author, available: book.copies)
    }
  }
}

extension Book {
  fileprivate static let selection = """
    SELECT id, title, author, copies - (
      SELECT COUNT(*) FROM loan WHERE loan.bookId = book.id AND endedAt IS NULL
    ) AS available FROM book\u{20}
    """

  fileprivate init(row: Row) {
    self.init(
      id: row["id"], title: row["title"], author: row["author"], available: row["available"])
  }

  static func find(_ id: Int64, in db: Database) throws -> Book? {
    let statement = try db.cachedStatement(sql: selection + "WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [id]).map(Book.init(row:))
  }
}
