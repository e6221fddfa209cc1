import Hummingbird
import Logging

/// Reads the whole body of each request before the request gets its scope: a slow client holds no objects.
struct BodyMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: LendingContext,
    next: (Request, LendingContext) async throws -> Response
  ) async throws -> Response {
    var request = request
    do {
      _ = try await request.collectBody(upTo: context.maxUploadSize)
    } catch let error as any HTTPResponseError {
      throw error
    } catch {
      // What the client sends is malformed, or ends early. That is no error of the server.
      context.logger.debug("The body can't be read.", metadata: ["error": "\(error)"])
      throw HTTPError(.badRequest, message: "The body is malformed or incomplete.")
    }
    return try await next(request, context)
  }
}
