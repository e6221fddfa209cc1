// Rules: M2-27 M2-33
import DITranquillity

public enum Release2Tags {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  enum Stiff {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init)
      .as(check: Page.self) { $0 }
      .default()
      .lifetime(.prototype)
    builder.register(Board.init)
      .as(check: Page.self) { $0 }
      .as(check: Page.self, tag: Stiff.self) { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let stiff: Page = try container.resolved(tag: Stiff.self)
    let page: Page = try container.resolved()
    return ["\(type(of: stiff))", "\(type(of: page))"]
  }
}
