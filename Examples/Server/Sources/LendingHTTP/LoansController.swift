import Foundation
import Hummingbird
public import Lending

/// Answers requests of members about their loans.
public struct LoansController: Sendable {
  private let desk: LendingDesk

  public init(desk: LendingDesk) {
    self.desk = desk
  }

  func borrow(_ bookID: Int64) async throws -> EditedResponse<LoanBody> {
    EditedResponse(status: .created, response: LoanBody(try await desk.borrow(bookID)))
  }

  func list() async throws -> [LoanBody] {
    try await desk.openLoans().map(LoanBody.init)
  }

  func end(_ id: Int64) async throws -> HTTPResponse.Status {
    try await desk.giveBack(id)
    return .noContent
  }

  static func addRoutes(to router: some RouterMethods<LendingContext>) {
    router.post("books/:id/loans") { _, context in
      try await context.scope().loans.borrow(context.number("id"))
    }
    router.get("loans") { _, context in
      try await context.scope().loans.list()
    }
    router.delete("loans/:id") { _, context in
      try await context.scope().loans.end(context.number("id"))
    }
  }
}

struct LoanBody: ResponseEncodable {
  let id: Int64
  let book: Int64
  let dueAt: Date

  init(_ loan: Loan) {
    id = loan.id
    book = loan.bookID
    dueAt = loan.dueAt
  }
}
