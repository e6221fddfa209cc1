public struct APIConfiguration {
  public let host: String
  public let retries: Int

  public init(host: String, retries: Int) {
    self.host = host
    self.retries = retries
  }
}
