// Rules: M2-09 M2-34 M2-37
import DIv2Compat

public enum Release2ObjectsMadeElsewhere {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Screen {
    var page: Page!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(.self).as(Page.self).check { $0 }
    builder.register(vc: Screen.self)
      .injection { $0.page = $1 }
      .lifetime(.perDependency)
    let container = try builder.build()
    let screen = Screen()
    try container.resolve(screen)
    return ["\(screen.page === (try container.resolve(Paper.self)))"]
  }
}
