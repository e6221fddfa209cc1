// Rules: M1-15 M1-22
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Press(page: *!$0) }
      .dependency { scope, press in press.ink = *!scope }
      .dependency { $1.ink = try $0.resolve() }
      .instancePerScope()
    let scope = try builder.build()
    return ["\((*!scope as Press).ink === *!scope as Ink)"]
  }
}
