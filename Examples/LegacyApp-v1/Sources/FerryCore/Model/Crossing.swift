public struct Crossing {
  public let number: Int
  public let from: Port
  public let to: Port
  /// Minutes after midnight.
  public let departure: Int
  /// In cents.
  public let fare: Int

  public init(number: Int, from: Port, to: Port, departure: Int, fare: Int) {
    self.number = number
    self.from = from
    self.to = to
    self.departure = departure
    self.fare = fare
  }
}
