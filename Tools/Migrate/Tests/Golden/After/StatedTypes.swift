// Rules: M1-05 M1-10 M1-34
import DITranquillity

public enum StatedTypes {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Board() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Press(page: $0 as Board) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let press = scope.resolve() as Press
    return ["\(press.page is Board)", "\((scope.resolve() as Paper) is Page)"]
  }
}
