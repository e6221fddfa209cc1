// Rules: M1-03 M1-30 M1-31 M1-32 M1-33 M1-36
import DITranquillity

public enum RequestsOfCode {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  struct Shop {
    let scope: DIContainer

    func page() throws -> Page { return try scope.resolved() }
    func paper() -> Paper { return *scope }
    func ink() -> Ink? { return *scope }
    func spare() -> Ink? { return try? scope.resolved() }
    func board() -> Board? {
      guard let board = try? scope.resolved() as Board else { return nil }
      return board
    }
    func pages() -> [Page] { return scope.resolveMany() }
    func allPages() throws -> [Page] { return try scope.resolvedMany() }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let shop = Shop(scope: scope)
    return ["\(try shop.page() === shop.paper())", "\(shop.ink() == nil)", "\(shop.spare() == nil)"]
      + ["\(shop.board() == nil)", "\(shop.pages().count)", "\(try shop.allPages().count)"]
  }
}
