import DITranquillity

final class HutPart: DIPart {
  static func load(container: DIContainer) {
    container.register(HutViewModel.init(id:repository:forecasts:images:distance:)) { arg($0) }
    container.register {
      HutComparison(
        first: arg($0), second: arg($1), repository: $2, ranking: by(tag: Highest.self, on: $3))
    }
    container.register(DistanceText.init)
      .injection(name: "metric", \.metric)
      .injection(name: "imperial") { $0.imperial = $1 }
    container.register(ForecastService.init)
      .lifetime(.perContainer(.weak))
  }
}
