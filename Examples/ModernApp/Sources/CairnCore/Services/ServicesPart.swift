import DITranquillity

final class ServicesPart: DIPart {
  static func load(container: DIContainer) {
    container.register(SystemClock.init)
      .as(check: Clock.self) { $0 }
      .lifetime(.perContainer(.strong))
    container.register(StayCalendar.init)
      .lifetime(.perContainer(.weak))
    container.register(Numbering.init)
      .lifetime(.single)
    container.register(EventBus.init)
      .lifetime(.perContainer(.strong))
    container.register(FeatureFlags.init)
      .lifetime(.perRun(.strong))
    container.register(Analytics.init(bus:journal:))
      .as(LaunchTask.self)
      .lifetime(.perContainer(.strong))
    container.register(ClockProbe.init)
      .as(HealthProbe.self)
  }
}
