// Rules: M1-02 M1-05 M1-23 M1-33
import DITranquillity

public enum TypedRequestsInClosures {
  class Page {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.lifetime(.prototype)
    builder.register { Press(page: $0 as Paper) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let press: Press = try scope.resolved()
    return ["\(type(of: press.page))"]
  }
}
