public struct Request: Sendable {
  public let host: String
  public let path: String
  public let body: [String: String]
  public var headers: [String: String] = [:]
  /// The interceptors that the request has passed.
  public var via: [String] = []
}
