import CairnCore

public final class ForecastCache {
  private var forecasts: [Hut.ID: Forecast] = [:]

  public func forecast(at hut: Hut.ID, or load: (Hut.ID) -> Forecast?) -> Forecast? {
    if let kept = forecasts[hut] { return kept }
    let loaded = load(hut)
    forecasts[hut] = loaded
    return loaded
  }
}
