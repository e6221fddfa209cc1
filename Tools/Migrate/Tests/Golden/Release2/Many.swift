import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-11 M12-13 M12-30 M12-32
public enum DefaultsAmongMany: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Sheet: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.as(Page.self).check { $0 }.lifetime(.perDependency)
    builder.register { Board() }.as(Page.self).check { $0 }.set(.default).lifetime(.perDependency)
    builder.register { Sheet() }.as(Page.self).check { $0 }.lifetime(.perDependency)
    let scope = try builder.build()
    let page: Page = try! *scope
    let pages: [Page] = try! **scope
    return (pages + [page]).map { "\(type(of: $0))" }
  }
}
