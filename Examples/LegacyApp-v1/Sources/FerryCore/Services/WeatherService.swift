import DITranquillity

public final class WeatherService {
  private let network: DILazy<NetworkService>

  init(network: DILazy<NetworkService>) {
    self.network = network
  }

  public func weather(in port: Port) -> String? {
    return network.value.load("/weather/" + port.code).first?.first
  }
}
