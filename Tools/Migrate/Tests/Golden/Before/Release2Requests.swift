// Rules: M2-30 M2-31 M2-33 M2-36
import DIv2Compat

public enum Release2Requests {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  struct Shop {
    let container: DIContainer

    func page() throws -> Page { return try container.resolve() }
    func paper() throws -> Paper { return try *container }
    func ink() -> Ink? { return *?container }
    func spare() -> Ink? { return try? container.resolve() as Ink }
    func board() -> Board? { return try? container.resolve(Board.self) }
    func pages() throws -> [Page] { return try container.resolveMany() }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(.self).as(Page.self).check { $0 }
    let container = try builder.build()
    let shop = Shop(container: container)
    return ["\(try shop.page() === shop.paper())", "\(shop.ink() == nil)", "\(shop.spare() == nil)"]
      + ["\(shop.board() == nil)", "\(try shop.pages().count)"]
  }
}
