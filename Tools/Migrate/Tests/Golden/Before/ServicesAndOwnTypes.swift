// Rules: M1-02 M1-10 M1-11 M1-22
import DIv1Compat

public enum ServicesAndOwnTypes {
  protocol Page: AnyObject {}
  protocol Sheet: AnyObject {}
  final class Paper: Page, Sheet {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asSelf().asType(Page.self).asType(Sheet.self).lifetime(.perScope)
    let scope = try builder.build()
    let (page, sheet, paper): (Page, Sheet, Paper) = (*!scope, *!scope, *!scope)
    return ["\(page === paper)", "\(sheet === paper)"]
  }
}
