import DIv3Async
import Foundation
import Lending
import LendingApp
import Testing

/// Tests of use cases that the container wires as in the server, with doubles for the database and the clock.
@Suite("Use cases")
struct UseCaseTests {
  private let container: DIContainer
  private let loans = RecordedLoans()

  init() {
    container = ContainerWiring(databasePath: "unused").container
    container.register { [loans] in loans }.as(check: (any Loans).self) { $0 }.test()
    container.register(StoppedTime.init).as(check: (any TimeSource).self) { $0 }.test()
  }

  private func desk(member: String?) throws -> LendingDesk {
    let _: CurrentRequest = container.resolve(args: try CurrentRequest(id: "1", member: member))
    return container.resolve()
  }

  @Test("a book is due four weeks after it was lent")
  func dueDate() async throws {
    let loan = try await desk(member: "Ada").borrow(7)
    #expect(loan.dueAt == Date(timeIntervalSince1970: 28 * 24 * 60 * 60))
    #expect(await loans.members == ["Ada"])
  }

  @Test("an anonymous request can't borrow")
  func anonymous() async {
    await #expect(throws: LendingError.memberRequired) {
      try await desk(member: nil).borrow(7)
    }
    #expect(await loans.members == [])
  }
}

private struct StoppedTime: TimeSource {
  let now = Date(timeIntervalSince1970: 0)
}

private actor RecordedLoans: Loans {
  private(set) var members: [String] = []

  func lend(_ bookID: Int64, to member: String, until dueAt: Date) -> Loan {
    members.append(member)
    return Loan(id: 1, bookID: bookID, dueAt: dueAt)
  }

  func loans(of member: String) -> [Loan] { [] }

  func end(_ loanID: Int64, of member: String, at date: Date) {}
}
