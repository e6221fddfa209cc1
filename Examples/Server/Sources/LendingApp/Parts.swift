import DIv3Async
import Lending
import LendingHTTP
import LendingStore

/// What all requests have.
final class RequestPart: DIPart {
  static func load(container: DIContainer) {
    container.register { (request: DIArg<CurrentRequest>) in arg(request) }
      .lifetime(.perContainer(.strong))
      .root()
    container.register(AuditTrail.init)
      .lifetime(.perContainer(.strong))
    container.register(StatusController.init)
      .root()
  }
}

/// The way from a request about books to the database.
final class CataloguePart: DIPart {
  static func load(container: DIContainer) {
    container.register(StoredBooks.init)
      .as(check: (any Books).self) { $0 }
    container.register(Catalogue.init)
      .root()
    container.register(BooksController.init)
      .root()
  }
}

/// The way from a request about loans to the database.
final class LoansPart: DIPart {
  static func load(container: DIContainer) {
    container.register(StoredLoans.init)
      .as(check: (any Loans).self) { $0 }
    container.register(LendingDesk.init)
      .root()
    container.register(LoansController.init)
      .root()
  }
}
