// Rules: M12-01 M12-10 M12-11 M12-30
import DIv2Compat

public enum ServicesAndOwnTypes {
  protocol Page: AnyObject {}
  protocol Sheet: AnyObject {}
  final class Paper: Page, Sheet {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.as(.self).as(Page.self).check { $0 }.as(Sheet.self).check { $0 }.lifetime(.perScope)
    let scope = try builder.build()
    let (page, sheet, paper): (Page, Sheet, Paper) = (try! *scope, try! *scope, try! *scope)
    return ["\(page === paper)", "\(sheet === paper)"]
  }
}
