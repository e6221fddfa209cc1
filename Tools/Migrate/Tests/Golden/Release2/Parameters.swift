import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-11 M12-20 M12-30
public enum TypedParameters: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.as(Page.self).check { $0 }.lifetime(.perScope)
    builder.register { Press(page: try! *$0) }.lifetime(.perScope)
    let scope = try builder.build()
    let press: Press = try! *scope
    let again: Press = try! *scope
    return ["\(press.page is Paper)", "\(press === again)"]
  }
}
