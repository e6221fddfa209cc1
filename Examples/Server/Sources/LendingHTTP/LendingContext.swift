public import Hummingbird

/// The context that Hummingbird passes along the middleware to the handler of a request.
public struct LendingContext: RequestContext {
  public var coreContext: CoreRequestContextStorage
  /// The bytes that a body may have.
  public var maxUploadSize: Int { 16 * 1024 }
  var requestScope: (any RequestScope)?

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }

  /// Returns the scope of the request.
  ///
  /// - Throws: A 500 error if the route was added before `RequestScopeMiddleware`.
  func scope() throws -> any RequestScope {
    guard let requestScope else {
      throw HTTPError(.internalServerError, message: "This route has no request scope.")
    }
    return requestScope
  }

  /// Returns the number in a path such as `/books/:id`.
  ///
  /// - Throws: A 400 error if it isn't a number.
  func number(_ parameter: String) throws -> Int64 {
    try parameters.require(parameter, as: Int64.self)
  }
}
