// Rules: M2-12 M2-14
import DITranquillity

public enum Release2NamedRequests {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Can {
    let page: Page
    let ink: Ink
    init(page: Page, ink: Ink) {
      self.page = page
      self.ink = ink
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").lifetime(.prototype)
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(throwing: { (container: DIContainer, page) in
      try Can(page: page, ink: container.resolved(name: "blue"))
    })
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let can: Can = try container.resolved()
    return ["\(type(of: can.page))", "\(type(of: can.ink))"]
  }
}
