// Rules: M2-08 M2-22 M2-37
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Paper.init).as(Page.self).check { $0 }
    builder.register(type: Press.init(page:))
      .injection { $0.ink = $1 }
      .injection { press, page in press.log(page as Page) }
    builder.register(type: Screen.self)
      .injection { $0.ink = $1 }
      .initialNotNecessary()
    let container = try builder.build()
    let press: Press = try *container
    let screen = Screen()
    try container.resolve(screen)
    return ["\(press.ink === screen.ink)", "\(press.logged)"]
  }
}
