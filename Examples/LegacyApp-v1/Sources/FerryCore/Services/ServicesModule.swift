import DITranquillity

public final class ServicesModule: DIModule {
  public init() {}

  public func load(builder: DIContainerBuilder) {
    builder.register(ShipClock.self)
      .asType(Clock.self)
      .initializer { ShipClock() }
      .instanceSingle()

    builder.register { TimeFormatter() }.lifetime(.perDependency)

    builder.register { MoneyFormatter(currency: "EUR") }
      .initializer { MoneyFormatter(currency: $1) }
      .lifetime(.perDependency)

    builder.register { ChildDiscount() }.asType(Discount.self).instancePerDependency()
    builder.register { GroupDiscount() }.asType(Discount.self).instancePerDependency()
    builder.register { FareCalculator(discounts: **!$0) }.instancePerDependency()

    builder.register { CardGateway() }
      .asType(PaymentGateway.self)
      .asName("card")
      .asDefault()
      .lifetime(.lazySingle)

    builder.register { InvoiceGateway(account: *!$0) }
      .asType(PaymentGateway.self)
      .asName("invoice")
      .lifetime(.lazySingle)

    builder.register { try! WeatherService(network: -*$0) }
      .lifetime(.lazySingle)

    builder.register { scope in Analytics(logger: try! scope.lazyResolve()) }
      .lifetime(.lazySingle)
  }
}
