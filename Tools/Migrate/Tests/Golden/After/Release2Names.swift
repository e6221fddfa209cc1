// Rules: M2-12 M2-13 M2-33
import DITranquillity

public enum Release2Names {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.default().lifetime(.prototype)
    builder.register(Board.init)
      .as(check: Page.self) { $0 }
      .as(check: Page.self, name: "stiff") { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let stiff: Page = try container.resolved(name: "stiff")
    let page = try container.resolved() as Page
    return ["\(type(of: stiff))", "\(type(of: page))"]
  }
}
