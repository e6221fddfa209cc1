public enum ServerError: Error {
  case unauthorized
  case notFound(String)
}

public struct ServerAddress {
  public let host: String
}

/// Sends requests to the server of the ferry line.
public protocol Transport: AnyObject {
  func get(_ path: String, token: String?) throws -> [String]
}

/// Retries requests that the network lost.
final class RetryingTransport: Transport {
  let server: DockServer
  private let attempts: Int

  init(server: DockServer, attempts: Int = 2) {
    self.server = server
    self.attempts = attempts
  }

  func get(_ path: String, token: String?) throws -> [String] {
    for _ in 1..<attempts {
      if let answer = try? server.get(path, token: token) {
        return answer
      }
    }
    return try server.get(path, token: token)
  }
}
