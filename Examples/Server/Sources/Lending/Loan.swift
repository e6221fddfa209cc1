public import Foundation

/// A copy of a book in the hands of a member.
public struct Loan: Sendable, Equatable {
  public let id: Int64
  public let bookID: Int64
  public let dueAt: Date

  public init(id: Int64, bookID: Int64, dueAt: Date) {
    self.id = id
    self.bookID = bookID
    self.dueAt = dueAt
  }
}
