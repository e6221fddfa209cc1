import DITranquillity

/// Where observations are kept. Opening it takes a while.
public final class Archive: Sendable {
  private let observations: [String: [Double]]

  init(observations: [String: [Double]]) {
    self.observations = observations
  }

  static func open() async -> Archive {
    await Task.yield()
    return Archive(observations: ["Delft": [11.5, 12.0], "Oslo": [3.0]])
  }

  func temperatures(in city: String) -> [Double] { observations[city] ?? [] }
}

public protocol Forecasting: Sendable {
  func forecast(for city: String) async -> Double?
}

/// Expects the mean of what was observed.
final class MeanForecast: Forecasting {
  private let archive: Archive

  init(archive: Archive) {
    self.archive = archive
  }

  func forecast(for city: String) async -> Double? {
    await Task.yield()
    let temperatures = archive.temperatures(in: city)
    return temperatures.isEmpty ? nil : temperatures.reduce(0, +) / Double(temperatures.count)
  }
}

public final class WeatherPart: DIPart {
  public static func load(container: DIContainer) {
    container.register { await Archive.open() }
      .lifetime(.perContainer(.strong))
    container.register(MeanForecast.init)
      .as(check: Forecasting.self) { $0 }
  }
}
