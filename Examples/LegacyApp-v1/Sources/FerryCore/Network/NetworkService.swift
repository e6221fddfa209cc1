public final class NetworkService {
  private let client: HTTPClient
  private let parser: ResponseParser
  public let builder: RequestBuilder
  public internal(set) var logger: Logger!
  public internal(set) var reachability: Reachability!

  init(client: HTTPClient, builder: RequestBuilder, parser: ResponseParser) {
    self.client = client
    self.builder = builder
    self.parser = parser
  }

  func load(_ path: String) -> [[String]] {
    guard reachability.isReachable else {
      logger.log("offline")
      return []
    }
    logger.log("GET " + path)
    return parser.rows(client.get(builder.url(path)))
  }
}
