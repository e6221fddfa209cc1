public import Foundation

/// Use cases of a member who borrows books.
public struct LendingDesk: Sendable {
  /// The time that a member may keep a book.
  public static let loanPeriod: TimeInterval = 28 * 24 * 60 * 60

  private let loans: any Loans
  private let time: any TimeSource
  private let request: CurrentRequest

  public init(loans: any Loans, time: any TimeSource, request: CurrentRequest) {
    self.loans = loans
    self.time = time
    self.request = request
  }

  /// - Throws: `LendingError.memberRequired`, `LendingError.bookNotFound` or
  ///   `LendingError.noCopyAvailable`.
  public func borrow(_ bookID: Int64) async throws -> Loan {
    let member = try request.requireMember()
    return try await loans.lend(bookID, to: member, until: time.now + Self.loanPeriod)
  }

  /// Returns the open loans of the member.
  ///
  /// - Throws: `LendingError.memberRequired`.
  public func openLoans() async throws -> [Loan] {
    try await loans.loans(of: request.requireMember())
  }

  /// - Throws: `LendingError.memberRequired` or `LendingError.loanNotFound`.
  public func giveBack(_ loanID: Int64) async throws {
    try await loans.end(loanID, of: request.requireMember(), at: time.now)
  }
}
