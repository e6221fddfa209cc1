import Booking
import Core
import DITranquillity
import Timetable

extension Scenario {
  func booking() throws {
    let session = router.session
    let calculator: FareCalculator = try *session
    checks.equal("all rules, from inside their module", calculator.rules.count, 4)
    checks.equal("day: 2 seats, 1 car", calculator.price(of: order(at: 12 * 60, cars: 1)), 5450)
    checks.equal("evening: a tenth off, then rounded", calculator.price(of: order(at: 1185)), 2200)
    checks.different("each has its own", calculator, try session.resolve(FareCalculator.self))

    let service: BookingService = try *session
    checks.same("the service has the session's cart", service.cart, try session.resolve(Cart.self))
    service.cart.add(order(at: 12 * 60, cars: 1))
    service.cart.add(order(at: 1185))
    checks.equal("two crossings", service.totalText, "76.50")

    let made = CheckoutViewController.coordinators
    let checkout = try router.show(CheckoutViewController.self)
    checks.equal("a checkout has one coordinator", CheckoutViewController.coordinators, made + 1)
    checks.isTrue("that knows its presenter", checkout.isWired)
    checks.equal("it shows the total", checkout.total, "76.50")
    checks.equal("its colour is the module's own", checkout.palette.accent, "teal")
    checkout.tapPay(by: .cash)
    checks.equal("no gateway has that tag", checkout.problem, "Not offered here")
    checkout.tapPay(by: .card)
    checks.equal("tickets", checkout.tickets, [100, 101])
    checks.isTrue("done", checkout.isFinished && service.cart.orders.isEmpty)

    let guest = container
    try guest.resolve(Cart.self).add(order(at: 12 * 60))
    let refused: CheckoutViewController = try *guest
    refused.loadIfNeeded()
    refused.tapPay(by: .invoice)
    checks.equal("a guest can't pay", refused.problem, "Please log in")
    checks.equal("and keeps the cart", try guest.resolve(Cart.self).orders.count, 1)
  }

  func payment() throws {
    let session = router.session
    let card = try session.resolve(PaymentGateway.self, tag: PaymentKind.card)
    let invoice: PaymentGateway = try session.resolve(tag: PaymentKind.invoice)
    checks.different("gateways by tag", card, invoice)
    checks.equal("the invoice has her name", try invoice.pay(100), "invoice-2 for Ada")

    let summer = try session.resolve(PaymentGateway.self, tag: VoucherProgram.summer)
    let winter = try session.resolve(PaymentGateway.self, tag: VoucherProgram.winter)
    checks.equal("objects as tags", try [summer.pay(1), winter.pay(1)], ["summer-1", "winter-1"])
    checks.same(
      "a lazy single by tag is everybody's", summer,
      try container.resolve(VoucherGateway.self, tag: VoucherProgram.summer))
    checks.equal("all gateways", try session.resolveMany(PaymentGateway.self).count, 4)
    checks.equal(
      "the default one", try session.resolve(PaymentGateway.self).pay(5), "card-3")

    checks.fails(
      "another object is another tag",
      try session.resolve(PaymentGateway.self, tag: VoucherProgram(season: "summer"))
    ) {
      guard case .typeForTagNotFound(let type, let tag, let infos) = $0 else { return false }
      return type == PaymentGateway.self && tag is VoucherProgram && infos.count == 4
    }
    checks.fails("nobody takes cash", try session.resolve(tag: PaymentKind.cash) as PaymentGateway)
    {
      guard case .typeForTagNotFound(_, let tag as PaymentKind, _) = $0 else { return false }
      return tag == .cash
    }

    let mailer: ReceiptMailer = try *session
    checks.equal("an unsafe alias that holds", mailer.subject(for: 7), "Your ticket no. 7")
    checks.fails("one that doesn't", try session.resolve(ReceiptPrinter.self)) {
      guard case .incorrectType(let requested, let real, let info) = $0 else { return false }
      return requested == ReceiptPrinter.self && "\(real)" == "PaperRoll"
        && info.description.contains("BookingModule.swift")
    }
  }

  private func order(at minutes: Int, cars: Int = 0) -> Order {
    let crossing = Crossing(
      from: Port(name: "Lindo"), to: Port(name: "Vastra"), minutes: minutes)
    return Order(crossing: crossing, passengers: 2, cars: cars)
  }
}
