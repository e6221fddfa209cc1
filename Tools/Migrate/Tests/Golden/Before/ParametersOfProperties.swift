// Rules: M1-03 M1-05
import DIv1Compat

public enum ParametersOfProperties {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }
  final class Factory {
    private let scope: DIScope
    init() throws {
      let builder = DIContainerBuilder()
      Factory.fill(builder)
      scope = try builder.build()
    }
    static func fill(_ builder: DIContainerBuilder) {
      builder.register { Paper() }.asType(Page.self).instancePerDependency()
      builder.register { Press(page: *!$0) }.instancePerDependency()
    }
    func make() throws -> Press { return try self.scope.resolve() }
    func makeAgain() -> Press? { return try? self.scope.resolve(Press.self) }
  }

  public static func results() throws -> [String] {
    let factory = try Factory()
    return ["\(try factory.make().page is Paper)", "\(factory.makeAgain()?.page is Paper)"]
  }
}
