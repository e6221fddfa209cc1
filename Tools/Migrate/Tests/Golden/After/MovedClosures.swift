// Rules: M1-06 M1-17 M1-24
import DITranquillity

public enum MovedClosures {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Ink {}
  final class Press {
    let page: Page
    var ink: Ink?
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register {
      // The page comes first.
      Press(
        page: $0)
    }
    // It is filled later.
    .injection { (press, scope: DIContainer) in
      press.ink = *scope
      press.ink = scope.resolve()
    }
    .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let press: Press = *scope
    return ["\(press.page is Paper)", "\(press.ink === *scope as Ink)"]
  }
}
