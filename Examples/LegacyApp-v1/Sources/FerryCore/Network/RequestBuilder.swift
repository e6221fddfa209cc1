public final class RequestBuilder {
  public let configuration: APIConfiguration

  init(configuration: APIConfiguration) {
    self.configuration = configuration
  }

  func url(_ path: String) -> String {
    return "https://" + configuration.host + path
  }
}
