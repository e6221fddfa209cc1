// Rules: M1-02 M1-10 M1-11 M1-22
import DITranquillity

public enum ServicesAndOwnTypes {
  protocol Page: AnyObject {}
  protocol Sheet: AnyObject {}
  final class Paper: Page, Sheet {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.as(check: Sheet.self) { $0 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let (page, sheet, paper): (Page, Sheet, Paper) = (*scope, *scope, *scope)
    return ["\(page === paper)", "\(sheet === paper)"]
  }
}
