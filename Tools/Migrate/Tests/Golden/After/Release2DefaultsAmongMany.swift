// Rules: M2-02 M2-05 M2-11 M2-13
import DITranquillity

public enum Release2DefaultsAmongMany {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register(Board.init)
      .as(check: Page.self) { $0 }
      .default()
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let page: Page = try container.resolved()
    let pages: [Page] = try container.resolvedMany()
    return (pages + [page]).map { "\(type(of: $0))" }
  }
}
