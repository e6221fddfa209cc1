// Rules: M1-14
import DITranquillity

public enum NamedRequestsInInitializers {
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
  final class Drop {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.perRun(.strong))
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { (scope: DIContainer, page) in
      Can(page: page, ink: scope.resolve(name: "blue"))
    }
    .lifetime(.prototype)
    builder.register { (container: DIContainer) in Drop(ink: container.resolve(name: "blue")) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Can).ink === (*scope as Drop).ink)"]
  }
}
