// Rules: M2-02 M2-05 M2-10 M2-11
import DITranquillity

public enum Release2ServicesAndOwnTypes {
  protocol Page: AnyObject {}
  protocol Sheet: AnyObject {}
  final class Paper: Page, Sheet {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init)
      .as(check: Page.self) { $0 }
      .as(check: Sheet.self) { $0 }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let (page, sheet): (Page, Sheet) = (try container.resolved(), try container.resolved())
    let paper: Paper = try container.resolved()
    return ["\(page === paper)", "\(sheet === paper)"]
  }
}
