// Rules: M2-06 M2-24
import DITranquillity

public enum Release2Closures {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }
      .as(check: Page.self) { $0 }
      .lifetime(.perContainer(.strong))
    builder.register { Press(page: $0) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return ["\((try container.resolved() as Press).page === (try container.resolved() as Page))"]
  }
}
