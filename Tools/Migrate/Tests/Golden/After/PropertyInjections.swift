// Rules: M1-15 M1-22
import DITranquillity

public enum PropertyInjections {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    var ink: Ink?
    init(page: Page) { self.page = page }
  }
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Press(page: $0) }
      .injection { $0.ink = $1 }
      .injection { $0.ink = $1 }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Press).ink === *scope as Ink)"]
  }
}
