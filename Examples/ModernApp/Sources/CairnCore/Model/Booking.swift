/// A stay that the server has confirmed.
public struct Booking: Hashable, Sendable {
  public let number: Int
  public let stay: Stay
  /// In cents.
  public let total: Int

  public init(number: Int, stay: Stay, total: Int) {
    self.number = number
    self.stay = stay
    self.total = total
  }
}
