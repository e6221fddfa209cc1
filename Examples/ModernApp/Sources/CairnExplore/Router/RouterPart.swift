import DITranquillity

final class RouterPart: DIPart {
  static func load(container: DIContainer) {
    container.register(ExploreRouter.init(search:hut:comparison:bus:))
      .lifetime(.objectGraph)
      .root()
  }
}
