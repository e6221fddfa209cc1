import DITranquillity

final class LinksPart: DIPart {
  static func load(container: DIContainer) {
    container.register(HutLinks.init).as(LinkHandler.self)
    container.register(SearchLinks.init).as(LinkHandler.self)
    container.register { DeepLinks(handlers: many($0)) }
  }
}
