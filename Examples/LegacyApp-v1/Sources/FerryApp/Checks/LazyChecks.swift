import DITranquillity
import FerryCore
import FerryFeatures

/// Objects that are created on demand.
struct LazyChecks {
  private let list: Checklist
  private let app: AppDelegate

  init(_ list: Checklist) throws {
    self.list = list
    app = try AppDelegate()
  }

  func run() throws {
    TicketPrinter.made = 0
    let scope = app.logIn("Ada")
    let repository: TicketRepository = *!scope
    let oslo = Port(code: "OSL", name: "Oslo")
    let turku = Port(code: "TUR", name: "Turku, the old capital")
    let crossing = Crossing(number: 2, from: oslo, to: turku, departure: 600, fare: 4500)
    repository.add(Ticket(number: 7, crossing: crossing, passengers: [], price: 4500))

    let screen = app.show("Tickets") as! TicketsViewController
    list.check(screen.rows == ["7 45.00 EUR"], "the screen shows the ticket of the session")
    list.check(TicketPrinter.made == 0, "nobody has printed")
    list.check(screen.presenter.printAll() == ["7 Oslo - Turku, the old "], "now somebody has")
    list.check(TicketPrinter.made == 1, "the printer was made for it")
    let printer: TicketPrinter = *!scope
    list.check(screen.presenter.printer.value === printer, "it is the scope's one")
    list.check(printer.layout.printer.value === printer, "two initializers that need each other")
    list.check(try printer.layout.printer.get() === printer, "get() gives it, too")

    list.check(
      screen.presenter.export() == ["mail 1", "wallet 1", "clipboard 1"],
      "all exporters, in the order of registration")
    list.check(
      screen.presenter.exporters.value.first === screen.presenter.exporters.value.first,
      "they stay as long as the lazy")

    let weather: WeatherService = *!scope
    let client: HTTPClient = *!scope
    list.check(weather.weather(in: turku) == "snow", "the weather in Turku")
    list.check(client.requests.last?.hasSuffix("/weather/TUR") == true, "was requested there")
    let reachability: Reachability = *!scope
    reachability.isReachable = false
    list.check(weather.weather(in: oslo) == nil, "there is no weather without a network")

    let analytics: DILazy<Analytics> = try scope.resolve()
    let byType = try scope.resolve(DILazy<Analytics>.self)
    list.check(analytics.value === byType.value, "a lazy can be requested like any other type")
    let invoice: DILazy<PaymentGateway> = try scope.lazyResolve(name: "invoice")
    list.check(invoice.value.pay(3) == "invoice to Ada 3", "by name, too")
    let loggers: DILazy<[Logger]> = **!scope
    list.check(loggers.value.count == 4, "or many of them")
    let missing: DILazy<FaceReader>? = -*?scope
    list.check(missing == nil, "an unregistered type has no lazy")
  }
}
