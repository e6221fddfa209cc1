// Rules: M2-02 M2-05 M2-11 M2-13
import DIv2Compat

public enum Release2DefaultsAmongMany {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Board.init)
      .as(Page.self).check { $0 }
      .set(.default)
      .lifetime(.perDependency)
    let container = try builder.build()
    let page: Page = try container.resolve()
    let pages: [Page] = try container.resolveMany()
    return (pages + [page]).map { "\(type(of: $0))" }
  }
}
