// Rules: M1-02 M1-11 M1-13 M1-23
import DIv1Compat

public enum DefaultsAmongMany {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Sheet: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asType(Page.self).asDefault().lifetime(.perDependency)
    builder.register { Sheet() }.asType(Page.self).lifetime(.perDependency)
    let scope = try builder.build()
    let page: Page = *!scope
    let pages: [Page] = **!scope
    return (pages + [page]).map { "\(type(of: $0))" }
  }
}
