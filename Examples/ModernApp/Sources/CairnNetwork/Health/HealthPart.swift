import CairnCore
import DITranquillity

final class HealthPart: DIPart {
  static func load(container: DIContainer) {
    container.register { BackendProbe(transport: by(tag: Live.self, on: $0)) }
      .as(HealthProbe.self)
    container.register(ReachabilityProbe.init(reachability:))
      .as(HealthProbe.self)
    container.register { NetworkDoctor(probes: manyInFramework($0)) }
  }
}
