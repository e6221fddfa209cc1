// Rules: M2-08 M2-22 M2-37
import DITranquillity

public enum Release2Injections {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    var ink: Ink?
    var logged = 0
    init(page: Page) { self.page = page }
    func log(_ page: Page) { logged += page === self.page ? 1 : 0 }
  }
  final class Ink {}
  final class Screen {
    var ink: Ink!
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(Press.init(page:))
      .injection { $0.ink = $1 }
      .injection { press, page in press.log(page as Page) }
      .lifetime(.perContainer(.strong))
    builder.register(Screen.self)
      .injection { $0.ink = $1 }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let press: Press = try container.resolved()
    let screen = Screen()
    container.inject(into: screen)
    return ["\(press.ink === screen.ink)", "\(press.logged)"]
  }
}
