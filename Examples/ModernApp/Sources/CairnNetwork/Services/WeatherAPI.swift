import CairnCore

public final class WeatherAPI {
  private let client: APIClient
  private let decoder: ResponseDecoder

  init(client: APIClient, decoder: ResponseDecoder) {
    self.client = client
    self.decoder = decoder
  }

  public func forecast(at hut: Hut.ID) -> Forecast? {
    decoder.forecast(client.send("forecasts/\(hut)"))
  }
}
