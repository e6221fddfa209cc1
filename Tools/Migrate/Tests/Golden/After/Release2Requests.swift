// Rules: M2-30 M2-31 M2-33 M2-36
import DITranquillity

public enum Release2Requests {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  struct Shop {
    let container: DIContainer

    func page() throws -> Page { return try container.resolved() }
    func paper() throws -> Paper { return try container.resolved() }
    func ink() -> Ink? { return *container }
    func spare() -> Ink? { return try? container.resolved() as Ink }
    func board() -> Board? { return try? container.resolved() as Board }
    func pages() throws -> [Page] { return try container.resolvedMany() }
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
