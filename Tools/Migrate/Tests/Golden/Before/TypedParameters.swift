// Rules: M1-01 M1-02 M1-05 M1-22
import DIv1Compat

public enum TypedParameters {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).instancePerScope()
    builder.register { Press(page: *!$0) }.lifetime(.perScope)
    let scope = try builder.build()
    let press: Press = *!scope
    let again: Press = *!scope
    return ["\(press.page is Paper)", "\(press === again)"]
  }
}
