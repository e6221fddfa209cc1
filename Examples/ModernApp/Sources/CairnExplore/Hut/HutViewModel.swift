import CairnCore
import DITranquillity

public final class HutViewModel {
  public let hut: Hut?
  public let forecasts: Lazy<ForecastService>
  public let images: any ImageSource
  private let distance: DistanceText

  init(
    id: Hut.ID, repository: any HutRepository, forecasts: Lazy<ForecastService>,
    images: any ImageSource, distance: DistanceText
  ) {
    hut = repository.hut(id)
    self.forecasts = forecasts
    self.images = images
    self.distance = distance
  }

  public var image: String? {
    hut.map { images.image(of: $0.id) }
  }

  public var weather: String? {
    guard let hut, let forecast = forecasts.value.forecast(at: hut.id) else { return nil }
    return "\(forecast.snow) cm, \(forecast.temperature) °C"
  }

  public func way(from place: Coordinate) -> String? {
    hut.map { distance.text(kilometres: $0.position.distance(to: place)) }
  }
}
