public final class APIClient {
  private let transport: any Transport
  private let builder: RequestBuilder
  private let interceptors: [any Interceptor]
  private let retry: any RetryPolicy
  /// Renews the token, for which it needs this client.
  public internal(set) weak var authenticator: Authenticator?

  init(
    transport: any Transport, builder: RequestBuilder, interceptors: [any Interceptor],
    retry: any RetryPolicy
  ) {
    self.transport = transport
    self.builder = builder
    self.interceptors = interceptors
    self.retry = retry
  }

  public func send(_ path: String, _ body: [String: String] = [:]) -> Response {
    let response = attempt(path, body)
    guard response.status == 401, authenticator?.renew() == true else { return response }
    return attempt(path, body)
  }

  private func attempt(_ path: String, _ body: [String: String]) -> Response {
    var response = Response(status: 503)
    for _ in 0..<retry.attempts where response.status == 503 {
      var request = builder.request(path, body)
      for interceptor in interceptors { interceptor.complete(&request) }
      response = transport.send(request)
    }
    return response
  }
}
