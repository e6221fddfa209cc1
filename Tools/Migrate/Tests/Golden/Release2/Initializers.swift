import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-11 M12-15 M12-30
public enum ObjectsMadeElsewhere: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  protocol View {}
  final class Screen: View {
    var page: Page!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.as(Page.self).check { $0 }.lifetime(.perDependency)
    builder.register(vc: Screen.self)
      .as(View.self).check { $0 }
      .lifetime(.perDependency)
      .injection(.manual) { $1.page = try! *$0 }
    let scope = try builder.build()
    let screen = Screen()
    try scope.resolve(screen)
    return ["\(screen.page is Paper)"]
  }
}

// Rules: M12-01 M12-05 M12-06 M12-08 M12-11 M12-20 M12-30
public enum SeparateInitializer: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    var ink: Ink?
    init(page: Page) { self.page = page }
  }
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.self)
      .as(Page.self).check { $0 }
      .initial { Paper() }
      .lifetime(.lazySingle)

    builder.register(type: Press.self)
      .initial { scope in
        return Press(page: try! *scope)
      }
      .lifetime(.perDependency)

    builder.register(type: Ink.self).initialNotNecessary().lifetime(.perScope)
    let scope = try builder.build()
    let ink = Ink()
    try scope.resolve(ink)
    return ["\((try! *scope as Press).page is Paper)", "\(try! *scope as Ink === ink)"]
  }
}
