/// Monitors the network while a client holds this object.
public final class Reachability {
  private let endpoint: Endpoint
  public private(set) var isOnline = true

  init(endpoint: Endpoint) {
    self.endpoint = endpoint
  }

  public var host: String { endpoint.host }
}
