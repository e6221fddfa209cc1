public struct Request: Sendable {
  public let host: String
  public let path: String
  public let body: [String: String]
  public var headers: [String: String] = [:]
  /// Whom the request has passed on its way.
  public var via: [String] = []
}
