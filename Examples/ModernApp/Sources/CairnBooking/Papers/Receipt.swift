import CairnCore

public final class Receipt {
  public let booking: Booking
  public let text: String

  init(booking: Booking, payer: String, prices: PriceFormatter) {
    self.booking = booking
    text = "No. \(booking.number), \(payer): \(prices.text(cents: booking.total))"
  }
}
