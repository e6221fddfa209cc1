// Rules: M2-01 M2-02 M2-05 M2-22 M2-30 M2-40
import DIv2Compat

public enum Release2Initializers {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }.lifetime(.perScope)
    builder.register(type: Press.init(page:)).lifetime(.perScope)
    let container = try builder.build()
    let press: Press = try *container
    let again: Press = try *container
    return ["\(press.page is Paper)", "\(press === again)"]
  }
}
