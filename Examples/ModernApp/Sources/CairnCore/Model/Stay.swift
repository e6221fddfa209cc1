/// A stay of several guests in one hut for several nights.
public struct Stay: Hashable, Sendable {
  public let hut: Hut.ID
  public let first: Night
  public let nights: Int
  public let guests: Int

  public init(hut: Hut.ID, first: Night, nights: Int, guests: Int) {
    self.hut = hut
    self.first = first
    self.nights = nights
    self.guests = guests
  }

  public var allNights: [Night] { (0..<nights).map(first.later) }
}
