// Rules: M2-30 M2-31 M2-33 M2-36
import DITranquillity

public enum Release2Requests {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  struct Shop {
    let container: DIContainer

    func page() throws -> Page { return container.resolve() }
    func paper() throws -> Paper { return *container }
    func ink() -> Ink? { return *container }
    func spare() -> Ink? { return container.resolve() as Ink? }
    func board() -> Board? { return container.resolve() as Board? }
    func pages() throws -> [Page] { return container.resolveMany() }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let shop = Shop(container: container)
    return ["\(try shop.page() === shop.paper())", "\(shop.ink() == nil)", "\(shop.spare() == nil)"]
      + ["\(shop.board() == nil)", "\(try shop.pages().count)"]
  }
}
