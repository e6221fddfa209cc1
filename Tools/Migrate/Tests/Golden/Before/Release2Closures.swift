// Rules: M2-06 M2-24
import DIv2Compat

public enum Release2Closures {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.self)
      .as(Page.self).check { $0 }
      .initial { Paper() }
    builder.register { Press(page: $0) }
      .lifetime(.perDependency)
    let container = try builder.build()
    return ["\((try *container as Press).page === (try *container as Page))"]
  }
}
