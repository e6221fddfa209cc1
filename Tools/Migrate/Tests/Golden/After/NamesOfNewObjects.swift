// Rules: M1-12 M1-13 M1-23
import DITranquillity

public enum NamesOfNewObjects {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.default().lifetime(.prototype)
    builder.register { Board() }
      .as(check: Page.self) { $0 }
      .as(check: Page.self, name: "stiff") { $0 }
      .as(check: Page.self, name: "thick") { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let stiff = try scope.resolved(name: "stiff") as Page
    let thick: Page = try scope.resolved(name: "thick")
    return ["\(type(of: stiff))", "\(type(of: thick))", "\(type(of: *scope as Page))"]
  }
}
