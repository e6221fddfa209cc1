import CairnCore
import CairnNetwork
import DITranquillity

protocol BookingInteractorOutput: AnyObject {
  func didQuote(_ price: String)
  func didBook(_ booking: Booking)
  func didFail(_ reason: String)
}

public final class BookingInteractor {
  public let basket: Basket
  public let desk: PaymentDesk
  private let api: BookingAPI
  private let repository: BookingRepository
  private let quotes: Provider1<Quote, Stay>
  private let prices: PriceFormatter
  weak var output: BookingInteractorOutput?
  var bus: EventBus!
  var calendar: StayCalendar!

  init(
    basket: Basket, desk: PaymentDesk, api: BookingAPI, repository: BookingRepository,
    quotes: Provider1<Quote, Stay>, prices: PriceFormatter
  ) {
    self.basket = basket
    self.desk = desk
    self.api = api
    self.repository = repository
    self.quotes = quotes
    self.prices = prices
  }

  public var hasOutput: Bool { return output != nil }

  func connect(bus: EventBus, calendar: StayCalendar) {
    self.bus = bus
    self.calendar = calendar
  }

  func choose(_ stay: Stay) {
    guard calendar.canBook(stay) else {
      output?.didFail("That night is over.")
      return
    }
    let quote = quotes.value(stay)
    basket.quote = quote
    output?.didQuote(prices.text(cents: quote.total))
  }

  func pay() {
    guard let quote = basket.quote else {
      output?.didFail("Nothing is chosen.")
      return
    }
    guard let number = api.book(quote.stay) else {
      output?.didFail("The hut is not available.")
      return
    }
    guard desk.pay(quote.total) else {
      output?.didFail("The payment was refused.")
      return
    }
    let booking = Booking(number: number, stay: quote.stay, total: quote.total)
    basket.quote = nil
    repository.add(booking)
    bus.post(.booked(booking))
    output?.didBook(booking)
  }
}
