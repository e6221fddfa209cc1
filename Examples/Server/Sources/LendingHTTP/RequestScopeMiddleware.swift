import HTTPTypes
import Hummingbird
import Lending
import Logging

/// Gives each request a scope, which ends when the handler and all other middleware have returned.
struct RequestScopeMiddleware: RouterMiddleware {
  let scopes: any RequestScopes

  func handle(
    _ request: Request, context: LendingContext,
    next: (Request, LendingContext) async throws -> Response
  ) async throws -> Response {
    let id = String(UInt64.random(in: 0 ... .max), radix: 16)
    // A gateway in front of the server authenticates members and sets the header.
    let current = CurrentRequest(id: id, member: request.headers[.member])
    var context = context
    context.logger[metadataKey: "request"] = "\(id)"
    context.requestScope = scopes.makeScope(for: current)
    return try await next(request, context)
  }
}

extension HTTPField.Name {
  static let member = HTTPField.Name("X-Member")!
}
