// Rules: M3-04
import DITranquillity

public enum FormerRegistrations {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let container = DIContainer()
    container.register(Paper.init).as(Page.self)
    container.register(Press.init)
    return ["\((container.resolve() as Press).page is Paper)"]
  }
}
