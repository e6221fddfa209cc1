import CairnCore
import CairnNetwork

public final class HealthReport {
  public let network: NetworkDoctor
  var probes: [any HealthProbe] = []

  init(network: NetworkDoctor) {
    self.network = network
  }

  public var areas: [String] { probes.map(\.name) }

  public var sickAreas: [String] { probes.filter { !$0.isHealthy }.map(\.name) }
}
