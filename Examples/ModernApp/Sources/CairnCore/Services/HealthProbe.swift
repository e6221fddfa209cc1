/// Reports whether a service of the app works.
public protocol HealthProbe {
  var name: String { get }
  var isHealthy: Bool { get }
}

struct ClockProbe: HealthProbe {
  let name = "clock"
  let clock: any Clock

  var isHealthy: Bool { clock.tonight > Night(18_000) }
}
