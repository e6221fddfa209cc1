// Rules: M2-01 M2-02 M2-05 M2-22 M2-30 M2-40
import DITranquillity

public enum Release2Initializers {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(Press.init(page:)).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let press: Press = try container.resolved()
    let again: Press = try container.resolved()
    return ["\(press.page is Paper)", "\(press === again)"]
  }
}
