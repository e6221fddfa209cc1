import DITranquillity
import FerryCore

/// Names, defaults, lifetimes, value types and several initializers.
struct RegistrationChecks {
  private let list: Checklist
  private let scope: DIScope

  init(_ list: Checklist) throws {
    self.list = list
    scope = try AppDelegate().container
  }

  func run() throws {
    try checkNames()
    checkLifetimes()
    try checkArguments()
  }

  private func checkNames() throws {
    let production: APIConfiguration = *!scope
    list.check(production.host == "api.ferries.example", "the default is for production")
    let staging = try scope.resolve(APIConfiguration.self, name: "staging")
    list.check(staging.retries == 0, "staging has its name")
    list.check(
      (*!scope as RequestBuilder).configuration.host == production.host,
      "an initializer gets the default")

    let thumbnails: ImageCache = try scope.resolve(name: "thumbnails")
    list.check(
      try scope.resolve(ImageCache.self, name: "thumbnails") === thumbnails, "a name stays")
    list.check(
      try scope.resolve(ImageCache.self, name: "maps") !== thumbnails,
      "each name has its own object")

    let card = try scope.resolve(PaymentGateway.self, name: "card")
    let any: PaymentGateway = *!scope
    list.check(any.pay(1) == "card 1", "the default gateway is the card's")
    list.check(any !== card, "without a name it is another one than by name")
    let gateways: [PaymentGateway] = **!scope
    list.check(gateways.count == 2, "there are two gateways, whatever names they have")
    list.check(gateways.first === any, "the list has those without a name")
  }

  private func checkLifetimes() {
    let storage: MemoryStorage = *!scope
    list.check(*!scope as KeyValueStorage === storage, "two types, one object")
    list.check(
      *!scope as TimeFormatter !== *!scope as TimeFormatter, "a formatter for everybody")
    list.check(*!scope as Clock === *!scope as Clock, "one clock")
    list.check(*!scope as Basket === *!scope as Basket, "one basket in a scope")
    list.check(
      *!scope as FavouritesRepository === *!scope as FavouritesRepository,
      "one for each scope, if nothing is said")

    let calculator: FareCalculator = *!scope
    list.check(calculator.discounts.map { $0.name } == ["children", "groups"], "in order")
    let again: FareCalculator = *!scope
    list.check(calculator.discounts.first !== again.discounts.first, "new discounts for each")
  }

  private func checkArguments() throws {
    let euros: MoneyFormatter = try scope.resolve()
    let crowns = try scope.resolve(MoneyFormatter.self, arg: "NOK")
    list.check(euros.text(1205) == "12.05 EUR", "without an argument")
    list.check(crowns.text(99) == "0.99 NOK", "with one")
    let kronor: MoneyFormatter = try scope.resolve(arg: "SEK")
    list.check(kronor.currency == "SEK", "with another one")

    var optional: MoneyFormatter?
    optional = try scope.resolve()
    list.check(optional != nil, "a request for an Optional looks up the wrapped type")
    var implicit: Clock!
    implicit = *!scope
    list.check(implicit.now == 450, "and so is what is implicitly unwrapped")
    let count: Int? = *?scope
    list.check(count == nil, "nobody registered a number")
  }
}
