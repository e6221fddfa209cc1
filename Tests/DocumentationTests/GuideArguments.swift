import DITranquillity
import Testing

@MainActor
@Suite("The guide: Arguments")
struct ArgumentsArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Arguments.md"

  // begin Sources/DIv3/DIv3.docc/Arguments.md 1
  final class Clock {}
  final class Invoice {
    let customer: String
    let clock: Clock
    var note: String?
    init(customer: String, clock: Clock) { (self.customer, self.clock) = (customer, clock) }
  }
  final class Order {
    let invoice: Invoice
    init(invoice: Invoice) { self.invoice = invoice }
  }
  // end

  @Test("Values for the requested object")
  func requested() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Arguments.md 2
      let container = DIContainer()
      container.register(Clock.init)
      container.register { Invoice(customer: arg($0), clock: $1) }
        .injection(\.note) { arg($0) }

      let gift: Invoice = container.resolve(args: "Ada", "with ribbon")
      print(gift.customer, gift.note ?? "no note")  // Ada with ribbon
      let plain: Invoice = container.resolve(args: "Ben")
      print(plain.customer, plain.note ?? "no note")  // Ben no note
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Values for an object further down")
  func deeper() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Arguments.md 3
      let container = DIContainer()
      container.register(Clock.init)
      container.register(Invoice.init) { arg($0) }
      container.register(Order.init)

      let order: Order = container.resolve(
        arguments: AnyArguments(for: Invoice.self, args: "Ada"))
      print(order.invoice.customer)  // Ada
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("Values that come later")
  func later() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Arguments.md 4
      let container = DIContainer()
      container.register(Clock.init)
      container.register(Invoice.init) { arg($0) }

      let invoices: Provider1<Invoice, String> = container.resolve()
      let (ada, ben) = (invoices.value("Ada"), invoices.value("Ben"))
      print(ada.customer, ben.customer)  // Ada Ben
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }
}
