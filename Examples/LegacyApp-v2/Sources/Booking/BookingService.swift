import Core
import Timetable

/// Turns the cart into tickets.
public final class BookingService {
  public let cart: Cart
  public weak var office: TicketOffice!
  private let calculator: FareCalculator
  private let formatter: MoneyFormatter

  init(cart: Cart, calculator: FareCalculator, formatter: MoneyFormatter) {
    self.cart = cart
    self.calculator = calculator
    self.formatter = formatter
  }

  public var total: Int {
    return cart.orders.reduce(0) { $0 + calculator.price(of: $1) }
  }

  public var totalText: String {
    return formatter.text(total)
  }

  /// - Returns: The numbers of the tickets.
  public func book(by gateway: PaymentGateway) throws -> [Int] {
    let receipt = try gateway.pay(total)
    let numbers = cart.orders.map { order in
      office.issue(
        title: "\(order.crossing.from.name) - \(order.crossing.to.name)", receipt: receipt)
    }
    cart.empty()
    return numbers
  }
}
