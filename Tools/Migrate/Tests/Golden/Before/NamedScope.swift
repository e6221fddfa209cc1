// Rules: M1-05 M1-24
import DIv1Compat

public enum NamedScope {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self)
    builder.register { (scope: DIScope) in
      // The page first.
      return Press(page: *!scope)
    }
    let scope = try builder.build()
    return ["\(*!scope as Press === *!scope as Press)"]
  }
}
