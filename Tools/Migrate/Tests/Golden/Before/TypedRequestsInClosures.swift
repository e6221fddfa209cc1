// Rules: M1-02 M1-05 M1-23 M1-33
import DIv1Compat

public enum TypedRequestsInClosures {
  class Page {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.lifetime(.perDependency)
    builder.register { scope in Press(page: try scope.resolve(Paper.self)) }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let press: Press = try scope.resolve()
    return ["\(type(of: press.page))"]
  }
}
