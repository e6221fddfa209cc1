public import Hummingbird

/// Returns the routes of the server, whose handlers take their objects from the scope of their request.
public func makeLendingRouter(scopes: any RequestScopes) -> Router<LendingContext> {
  let router = Router(context: LendingContext.self)
  router.add(middleware: LendingErrorMiddleware())
  router.add(middleware: RequestScopeMiddleware(scopes: scopes))
  StatusController.addRoutes(to: router)
  BooksController.addRoutes(to: router)
  LoansController.addRoutes(to: router)
  return router
}
