import DITranquillity

final class SummerOffer: Offer {
  let title = "Two for one to Turku"
}

final class SummerOffersModule: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { SummerOffer() }
      .asType(Offer.self)
      .lifetime(.lazySingle)
  }
}
