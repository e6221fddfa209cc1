import DIv3Async
import Lending
import LendingHTTP

/// The objects of one request, from a container of its own.
final class ContainerScope: RequestScope {
  private let container: DIContainer

  init(application: DIContainer, request: CurrentRequest) {
    container = DIContainer(engine: application.engine)
    // The container keeps the value, and injects it into all objects of the request.
    let _: CurrentRequest = container.resolve(args: request)
  }

  var books: BooksController { container.resolve() }
  var loans: LoansController { container.resolve() }
  var status: StatusController { container.resolve() }
}
