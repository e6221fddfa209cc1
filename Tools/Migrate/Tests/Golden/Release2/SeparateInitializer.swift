// Rules: M12-01 M12-05 M12-06 M12-08 M12-11 M12-20 M12-30
import DIv2Compat

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
