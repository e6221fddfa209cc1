/// Knows who travels. Whoever knows about accounts implements it.
public protocol SessionProvider: AnyObject {
  var token: String? { get }
  var isOpen: Bool { get }
}

/// Asks the server on behalf of the passenger of this session.
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
