import DITranquillity

final class FormattingPart: DIPart {
  static func load(container: DIContainer) {
    container.register { MetricFormatter() }
      .as(DistanceFormatter.self, name: "metric")
    container.register { ImperialFormatter() }
      .as(DistanceFormatter.self, name: "imperial")
      .as(DistanceFormatter.self, name: "nautical")
    container.register(PriceFormatter.init)
      .lifetime(.perContainer(.strong))
  }
}
