public struct Ticket {
  public let number: Int
  public let crossing: Crossing
  public let passengers: [Passenger]
  /// In cents.
  public let price: Int

  public init(number: Int, crossing: Crossing, passengers: [Passenger], price: Int) {
    self.number = number
    self.crossing = crossing
    self.passengers = passengers
    self.price = price
  }
}
