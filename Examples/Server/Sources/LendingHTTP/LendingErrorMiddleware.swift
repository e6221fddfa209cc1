import Hummingbird
import Lending
import Logging

/// Answers errors of the domain with the HTTP status that clients expect.
struct LendingErrorMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: LendingContext,
    next: (Request, LendingContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as LendingError {
      throw HTTPError(error)
    } catch let error as any HTTPResponseError {
      throw error
    } catch {
      // Details go to the log, not to the client.
      context.logger.error("The request failed.", metadata: ["error": "\(error)"])
      throw HTTPError(.internalServerError, message: "The request failed.")
    }
  }
}

extension HTTPError {
  init(_ error: LendingError) {
    switch error {
    case .bookNotFound(let id):
      self.init(.notFound, message: "There is no book \(id).")
    case .loanNotFound(let id):
      self.init(.notFound, message: "You have no open loan \(id).")
    case .noCopyAvailable(let bookID):
      self.init(.conflict, message: "All copies of book \(bookID) are on loan.")
    case .memberRequired:
      self.init(.unauthorized, message: "Only members may do this.")
    case .invalid(let reason):
      self.init(.badRequest, message: reason)
    }
  }
}
