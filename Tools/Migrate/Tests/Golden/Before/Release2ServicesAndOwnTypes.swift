// Rules: M2-02 M2-05 M2-10 M2-11
import DIv2Compat

public enum Release2ServicesAndOwnTypes {
  protocol Page: AnyObject {}
  protocol Sheet: AnyObject {}
  final class Paper: Page, Sheet {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init)
      .as(.self)
      .as(Page.self).check { $0 }
      .as(Sheet.self).check { $0 }
      .lifetime(.perScope)
    let container = try builder.build()
    let (page, sheet): (Page, Sheet) = (try *container, try *container)
    let paper: Paper = try container.resolve()
    return ["\(page === paper)", "\(sheet === paper)"]
  }
}
