import Lending
import LendingHTTP
import LendingStore

/// The same objects as those of `ContainerWiring`, wired by hand. `Scripts/load` compares the two.
struct HandWiring: RequestScopes {
  private let database: LendingDatabase
  private let time: any TimeSource = SystemTime()

  init(database: LendingDatabase) {
    self.database = database
  }

  func makeScope(for request: CurrentRequest) -> any RequestScope {
    HandWiredScope(database: database, time: time, request: request)
  }
}

private final class HandWiredScope: RequestScope {
  private let database: LendingDatabase
  private let time: any TimeSource
  private let request: CurrentRequest
  private let trail: AuditTrail

  init(database: LendingDatabase, time: any TimeSource, request: CurrentRequest) {
    self.database = database
    self.time = time
    self.request = request
    trail = AuditTrail(request: request)
  }

  var books: BooksController {
    BooksController(
      catalogue: Catalogue(
        books: StoredBooks(database: database, trail: trail), request: request))
  }

  var loans: LoansController {
    LoansController(
      desk: LendingDesk(
        loans: StoredLoans(database: database, trail: trail), time: time, request: request))
  }

  var status: StatusController { StatusController(request: request, time: time) }
}
