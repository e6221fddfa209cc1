import HTTPTypes
import Hummingbird
import Lending

/// Gives each request a scope, which ends when the handler and all other middleware have returned.
struct RequestScopeMiddleware: RouterMiddleware {
  let scopes: any RequestScopes

  func handle(
    _ request: Request, context: LendingContext,
    next: (Request, LendingContext) async throws -> Response
  ) async throws -> Response {
    // A gateway in front of the server authenticates members and sets the header.
    let names = request.headers[values: .member]
    guard names.count <= 1 else { throw LendingError.invalid("A request has one member.") }
    let current = try CurrentRequest(id: context.id, member: names.first)
    var context = context
    context.requestScope = scopes.makeScope(for: current)
    return try await next(request, context)
  }
}

extension HTTPField.Name {
  static let member = HTTPField.Name("X-Member")!
}
