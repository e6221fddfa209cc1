public import Hummingbird
import Logging

/// Returns the routes of the server, whose handlers take their objects from the scope of their request.
public func makeLendingRouter(scopes: any RequestScopes) -> Router<LendingContext> {
  let router = Router(context: LendingContext.self, options: .autoGenerateHeadEndpoints)
  router.add(middleware: LogRequestsMiddleware(.debug))
  router.add(middleware: LendingErrorMiddleware())
  router.add(middleware: BodyMiddleware())
  let routes = router.group().add(middleware: RequestScopeMiddleware(scopes: scopes))
  StatusController.addRoutes(to: routes)
  BooksController.addRoutes(to: routes)
  LoansController.addRoutes(to: routes)
  router.refuseOtherMethods()
  return router
}
