// Rules: M1-03 M1-05
import DITranquillity

public enum ParametersOfProperties {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }
  final class Factory {
    private let scope: DIContainer
    init() throws {
      let builder = DIContainer()
      Factory.fill(builder)
      builder.initializeSingletonObjects()
      scope = builder
    }
    static func fill(_ builder: DIContainer) {
      builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
      builder.register { Press(page: $0) }.lifetime(.prototype)
    }
    func make() throws -> Press { return try self.scope.resolved() }
    func makeAgain() -> Press? { return try? self.scope.resolved() as Press }
  }

  public static func results() throws -> [String] {
    let factory = try Factory()
    return ["\(try factory.make().page is Paper)", "\(factory.makeAgain()?.page is Paper)"]
  }
}
