// Rules: M2-12 M2-13 M2-33
import DIv2Compat

public enum Release2Names {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }.set(.default).lifetime(.perDependency)
    builder.register(type: Board.init)
      .as(Page.self).check { $0 }
      .set(name: "stiff")
      .lifetime(.perDependency)
    let container = try builder.build()
    let stiff: Page = try container.resolve(name: "stiff")
    let page = try container.resolve(Page.self)
    return ["\(type(of: stiff))", "\(type(of: page))"]
  }
}
