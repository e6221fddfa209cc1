// Rules: M2-12 M2-14
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.perDependency)
    builder.register(type: Paper.init).as(Page.self).check { $0 }
    builder.register { container in
      try Can(page: *container, ink: container.resolve(name: "blue"))
    }
    .lifetime(.perDependency)
    let container = try builder.build()
    let can: Can = try *container
    return ["\(type(of: can.page))", "\(type(of: can.ink))"]
  }
}
