import CairnCore

final class SnowLayer: MapLayer {
  private let forecasts: ForecastService
  private let repository: any HutRepository

  init(forecasts: ForecastService, repository: any HutRepository) {
    self.forecasts = forecasts
    self.repository = repository
  }

  var name: String {
    let deepest = repository.huts.compactMap { forecasts.forecast(at: $0.id)?.snow }.max()
    return "snow up to \(deepest ?? 0) cm"
  }
}
