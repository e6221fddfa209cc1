import DIv3Async
import Lending
import LendingHTTP

/// Gives each request a container of its own.
struct ContainerScopes: RequestScopes {
  let application: DIContainer

  func makeScope(for request: CurrentRequest) -> any RequestScope {
    ContainerScope(application: application, request: request)
  }
}
