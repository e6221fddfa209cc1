import DITranquillity

final class LaunchPart: DIPart {
  static func load(container: DIContainer) {
    container.register(
      AppCoordinator.init(explore:sessions:health:links:sequence:journal:)
    )
    .lifetime(.perContainer(.strong))
    .root()
    container.register { LaunchSequence(tasks: many($0)) }
    container.register(HealthReport.init)
      .injection(\.probes) { many($0) }
  }
}
