// Rules: M1-03 M1-30 M1-31 M1-32 M1-33 M1-36
import DIv1Compat

public enum RequestsOfCode {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  struct Shop {
    let scope: DIScope

    func page() throws -> Page { return try scope.resolve() }
    func paper() -> Paper { return *!scope }
    func ink() -> Ink? { return *?scope }
    func spare() -> Ink? { return try? scope.resolve() }
    func board() -> Board? {
      guard let board = try? scope.resolve(Board.self) else { return nil }
      return board
    }
    func pages() -> [Page] { return try! scope.resolveMany() }
    func allPages() throws -> [Page] { return try **scope }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asSelf().asType(Page.self).lifetime(.perScope)
    let scope = try! builder.build()
    let shop = Shop(scope: scope)
    return ["\(try shop.page() === shop.paper())", "\(shop.ink() == nil)", "\(shop.spare() == nil)"]
      + ["\(shop.board() == nil)", "\(shop.pages().count)", "\(try shop.allPages().count)"]
  }
}
