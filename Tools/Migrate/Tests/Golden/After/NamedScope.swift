// Rules: M1-05 M1-24
import DITranquillity

public enum NamedScope {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register {
      // The page first.
      return Press(page: $0)
    }
    .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(*scope as Press === *scope as Press)"]
  }
}
