import CairnCore

public final class BookingSummary {
  public let quote: Quote
  private let prices: PriceFormatter
  public let images: ImageSource

  init(quote: Quote, prices: PriceFormatter, images: ImageSource) {
    self.quote = quote
    self.prices = prices
    self.images = images
  }

  public var text: String {
    return "\(quote.stay.nights) nights, \(prices.text(cents: quote.total))"
  }

  public var image: String {
    return images.image(of: quote.stay.hut)
  }
}
