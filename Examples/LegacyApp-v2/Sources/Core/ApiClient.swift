/// Provides the traveller. The module for accounts implements it.
public protocol SessionProvider: AnyObject {
  var token: String? { get }
  var isOpen: Bool { get }
}

/// Sends requests to the server on behalf of the passenger of this session.
public final class ApiClient {
  public let transport: Transport
  public weak var session: SessionProvider!

  init(transport: Transport) {
    self.transport = transport
  }

  public func get(_ path: String) throws -> [String] {
    return try transport.get(path, token: session.token)
  }
}
