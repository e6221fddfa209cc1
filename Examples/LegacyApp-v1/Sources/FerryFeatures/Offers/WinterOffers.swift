import DITranquillity

final class WinterOffer: Offer {
  let title = "Skis travel free"
}

final class WinterOffersModule: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { WinterOffer() }
      .asType(Offer.self)
      .lifetime(.perDependency)
  }
}
