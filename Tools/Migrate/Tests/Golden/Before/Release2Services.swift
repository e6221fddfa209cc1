// Rules: M2-10 M2-11 M2-19
import DIv2Compat

public enum Release2Services {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page, Stiff {}
  protocol Stiff {}
  final class Card: Stiff {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init)
      .as(.self)
      .as(Page.self).check { $0 }
      .lifetime(.lazySingle)
    builder.register { Board() }
      .as(Stiff.self).unsafe()
      .lifetime(.perDependency)
    builder.register { Card() }.as(Stiff.self) { $0 }.set(.default).lifetime(.perDependency)
    let container = try builder.build()
    return ["\(try *container as Paper === (try *container as Page))", "\(type(of: try *container as Stiff))"]
  }
}
