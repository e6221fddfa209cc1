// Rules: M1-01 M1-02 M1-05 M1-22
import DITranquillity

public enum TypedParameters {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register { Press(page: $0) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let press: Press = *scope
    let again: Press = *scope
    return ["\(press.page is Paper)", "\(press === again)"]
  }
}
