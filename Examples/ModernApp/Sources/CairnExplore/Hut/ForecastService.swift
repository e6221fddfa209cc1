import CairnCore
import CairnNetwork
import CairnStorage

public final class ForecastService {
  private let api: WeatherAPI
  private let cache: ForecastCache

  init(api: WeatherAPI, cache: ForecastCache) {
    self.api = api
    self.cache = cache
  }

  public func forecast(at hut: Hut.ID) -> Forecast? {
    cache.forecast(at: hut, or: api.forecast)
  }
}
