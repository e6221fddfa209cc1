// Rules: M2-09 M2-34 M2-37
import DITranquillity

public enum Release2ObjectsMadeElsewhere {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Screen {
    var page: Page!
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(Screen.self)
      .injection { $0.page = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let screen = Screen()
    container.inject(into: screen)
    return ["\(screen.page === (try container.resolved() as Paper))"]
  }
}
