// Rules: M1-09 M1-15 M1-37
import DITranquillity

public enum ObjectsMadeElsewhere {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  protocol View {}
  final class Screen: View {
    var page: Page!
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register(Screen.self)
      .as(check: View.self) { $0 }
      .lifetime(.prototype)
      .injection { $0.page = $1 }
    builder.initializeSingletonObjects()
    let scope = builder
    let screen = Screen()
    scope.inject(into: screen)
    return ["\(screen.page is Paper)"]
  }
}
