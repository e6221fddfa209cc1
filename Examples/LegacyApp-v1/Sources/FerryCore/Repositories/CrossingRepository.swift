public protocol CrossingRepository: AnyObject {
  func crossings() -> [Crossing]
}

final class RemoteCrossingRepository: CrossingRepository {
  private let network: NetworkService
  private let ports: PortRepository

  init(network: NetworkService, ports: PortRepository) {
    self.network = network
    self.ports = ports
  }

  func crossings() -> [Crossing] {
    return network.load("/crossings").compactMap { row in
      guard let number = Int(row[0]), let from = ports.port(code: row[1]),
        let to = ports.port(code: row[2]), let departure = Int(row[3]), let fare = Int(row[4])
      else {
        return nil
      }
      return Crossing(number: number, from: from, to: to, departure: departure, fare: fare)
    }
  }
}
