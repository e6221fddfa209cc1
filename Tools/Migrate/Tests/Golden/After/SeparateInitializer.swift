// Rules: M1-06 M1-08
import DITranquillity

public enum SeparateInitializer {
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
    builder.register { Paper() }
      .as(check: Page.self) { $0 }
      .lifetime(.perRun(.strong))

    builder.register {
      return Press(page: $0)
    }
    .lifetime(.prototype)

    builder.register(Ink.self).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let ink = Ink()
    scope.inject(into: ink)
    return ["\((*scope as Press).page is Paper)", "\(*scope as Ink === ink)"]
  }
}
