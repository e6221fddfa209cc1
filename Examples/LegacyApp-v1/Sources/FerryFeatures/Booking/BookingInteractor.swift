import FerryCore

public final class BookingInteractor {
  public private(set) var receipt = ""
  private let calculator: FareCalculator
  private let numbers: TicketNumbers
  private let card: PaymentGateway
  private let invoice: PaymentGateway
  private let session: SessionStore

  init(
    calculator: FareCalculator, numbers: TicketNumbers, card: PaymentGateway,
    invoice: PaymentGateway, session: SessionStore
  ) {
    self.calculator = calculator
    self.numbers = numbers
    self.card = card
    self.invoice = invoice
    self.session = session
  }

  func book(_ crossing: Crossing, for passengers: [Passenger], payBy method: String) -> Ticket {
    let price = calculator.price(of: crossing, for: passengers)
    receipt = (method == "invoice" ? invoice : card).pay(price)
    let ticket = Ticket(
      number: numbers.next(), crossing: crossing, passengers: passengers, price: price)
    session.session?.tickets.add(ticket)
    return ticket
  }
}

final class TicketNumbers {
  private var last = 99

  func next() -> Int {
    last += 1
    return last
  }
}
