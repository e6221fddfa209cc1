final class RequestBuilder {
  private let endpoint: Endpoint

  init(endpoint: Endpoint) {
    self.endpoint = endpoint
  }

  func request(_ path: String, _ body: [String: String]) -> Request {
    Request(host: endpoint.host, path: path, body: body)
  }
}
