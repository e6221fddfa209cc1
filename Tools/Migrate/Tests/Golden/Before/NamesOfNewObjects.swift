// Rules: M1-12 M1-13 M1-23
import DIv1Compat

public enum NamesOfNewObjects {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).asDefault().lifetime(.perDependency)
    builder.register { Board() }
      .asType(Page.self)
      .asName("stiff")
      .asName("thick")
      .lifetime(.perDependency)
    let scope = try builder.build()
    let stiff = try scope.resolve(Page.self, name: "stiff")
    let thick: Page = try scope.resolve(name: "thick")
    return ["\(type(of: stiff))", "\(type(of: thick))", "\(type(of: *!scope as Page))"]
  }
}
