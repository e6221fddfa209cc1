import Core
import DITranquillity
import Timetable

/// Prices of crossings, and payment.
public final class BookingModule: DIModule {
  public let components: [DIComponent] = [
    BookingServices(), BookingPayments(), BookingScreens(), BookingDetails(), FareRules(),
  ]
  public let dependencies: [DIModule] = [TimetableModule(), CoreModule()]

  public init() {}
}

private final class BookingServices: DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(type: Cart.init)
      .lifetime(.perScope)

    builder.register(type: BookingService.init(cart:calculator:formatter:))
      .injection { $0.office = $1 }

    builder.register { try FareCalculator(rules: **$0) }
      .lifetime(.perDependency)

    builder.register(type: Mailer.self)
      .as(ReceiptMailer.self).unsafe()
      .initial { ReceiptMailer() }
  }
}

private final class BookingPayments: DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(type: CardGateway.init(api:))
      .as(PaymentGateway.self).check { $0 }
      .set(tag: PaymentKind.card)
      .set(.default)
    builder.register(type: InvoiceGateway.init(api:))
      .as(PaymentGateway.self).check { $0 }
      .set(tag: PaymentKind.invoice)

    builder.register { VoucherGateway(program: .summer) }
      .as(.self)
      .as(PaymentGateway.self).check { $0 }
      .set(tag: VoucherProgram.summer)
      .lifetime(.lazySingle)
    builder.register { VoucherGateway(program: .winter) }
      .as(.self)
      .as(PaymentGateway.self).check { $0 }
      .set(tag: VoucherProgram.winter)
      .lifetime(.lazySingle)
  }
}

private final class BookingScreens: DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(type: CheckoutViewController.init(presenter:))
      .as(.self)
      .as(CheckoutView.self).check { $0 }
      .injection { $0.palette = $1 }
      .lifetime(.perDependency)

    builder.register(type: UIStoryboard.self)
      .initial(name: "Help", bundle: nil)
      .set(name: "booking")
      .lifetime(.perDependency)

    builder.register { PlainLink(path: "booking") }
      .as(DeepLink.self).check { $0 }
  }
}

private final class BookingDetails: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register { Palette(accent: "teal") }

    builder.register(vc: HelpViewController.self)
      .injection { $0.palette = $1 }
      .injection { $0.topic = "How to pay" }

    builder.register { CheckoutPresenter(booking: $0) }
      .injection { $0.view = $1 }
      .injection { $0.coordinator = $1 }
      .injection(.manual) { container, presenter in
        presenter.gateways[.card] = try container.resolve(tag: PaymentKind.card)
        presenter.gateways[.invoice] = try container.resolve(tag: PaymentKind.invoice)
        presenter.gateways[.cash] = try? container.resolve(tag: PaymentKind.cash)
      }
      .lifetime(.perDependency)

    builder.register(type: CheckoutCoordinator.init)
      .injection { $0.presenter = $1 }
      .lifetime(.perDependency)

    // An obsolete registration: there are no printers any more.
    builder.register { PaperRoll() }
      .as(ReceiptPrinter.self).unsafe()
      .lifetime(.perDependency)
  }
}

private final class FareRules: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register { SeatRule() }
      .as(FareRule.self).check { $0 }
    builder.register { CarDeckRule() }
      .as(FareRule.self).check { $0 }
    builder.register { EveningRule() }
      .as(FareRule.self).check { $0 }
    builder.register { RoundingRule() }
      .as(FareRule.self).check { $0 }
  }
}
