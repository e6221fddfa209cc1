// Rules: M1-02 M1-11 M1-13 M1-23
import DITranquillity

public enum DefaultsAmongMany {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Sheet: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Board() }.as(check: Page.self) { $0 }.default().lifetime(.prototype)
    builder.register { Sheet() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let page: Page = *scope
    let pages: [Page] = scope.resolveMany()
    return (pages + [page]).map { "\(type(of: $0))" }
  }
}
