public import Foundation

/// The books of the library.
public protocol Books: Sendable {
  func book(_ id: Int64) async throws -> Book?
  /// Returns the books in the order of their titles; those of one author, unless `author` is nil.
  func books(by author: String?) async throws -> [Book]
  func add(_ book: NewBook) async throws -> Book
}

/// The loans of the library.
public protocol Loans: Sendable {
  /// Lends a copy of a book to a member.
  ///
  /// - Throws: `LendingError.bookNotFound` or `LendingError.noCopyAvailable`.
  func lend(_ bookID: Int64, to member: String, until dueAt: Date) async throws -> Loan
  /// Returns the open loans of a member, the earliest due first.
  func loans(of member: String) async throws -> [Loan]
  /// Ends a loan.
  ///
  /// - Throws: `LendingError.loanNotFound` if the member has no open loan with this identifier.
  func end(_ loanID: Int64, of member: String, at date: Date) async throws
}

/// The source of the current time.
public protocol TimeSource: Sendable {
  var now: Date { get }
}

public struct SystemTime: TimeSource {
  public init() {}

  public var now: Date { Date() }
}
