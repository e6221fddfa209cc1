public protocol PortRepository: AnyObject {
  func port(code: String) -> Port?
}

final class RemotePortRepository: PortRepository {
  private let network: NetworkService
  private var ports: [Port] = []

  init(network: NetworkService) {
    self.network = network
  }

  func port(code: String) -> Port? {
    if ports.isEmpty {
      ports = network.load("/ports").map { Port(code: $0[0], name: $0[1]) }
    }
    return ports.first { $0.code == code }
  }
}
