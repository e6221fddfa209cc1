// Rules: M2-27 M2-33
import DIv2Compat

public enum Release2Tags {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  enum Stiff {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init)
      .as(Page.self).check { $0 }
      .set(.default)
      .lifetime(.perDependency)
    builder.register(type: Board.init)
      .as(Page.self).check { $0 }
      .set(tag: Stiff.self)
      .lifetime(.perDependency)
    let container = try builder.build()
    let stiff: Page = try container.resolve(tag: Stiff.self)
    let page: Page = try *container
    return ["\(type(of: stiff))", "\(type(of: page))"]
  }
}
