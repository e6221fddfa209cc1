import CairnCore

/// Runs the probes of the network only.
public final class NetworkDoctor {
  private let probes: [any HealthProbe]

  init(probes: [any HealthProbe]) {
    self.probes = probes
  }

  public var complaints: [String] {
    probes.filter { !$0.isHealthy }.map(\.name)
  }

  public var areas: [String] { probes.map(\.name) }
}
