public struct Forecast: Hashable, Sendable {
  /// In centimetres.
  public let snow: Int
  /// In degrees Celsius.
  public let temperature: Int

  public init(snow: Int, temperature: Int) {
    self.snow = snow
    self.temperature = temperature
  }
}
