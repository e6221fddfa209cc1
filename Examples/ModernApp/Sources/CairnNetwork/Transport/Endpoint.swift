public struct Endpoint: Hashable, Sendable {
  public let host: String
}
