// Rules: M1-14
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").lifetime(.lazySingle)
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { scope in
      Can(page: *!scope, ink: try! scope.resolve(name: "blue"))
    }
    .lifetime(.perDependency)
    builder.register { Drop(ink: try! $0.resolve(name: "blue")) }.lifetime(.perDependency)
    let scope = try builder.build()
    return ["\((*!scope as Can).ink === (*!scope as Drop).ink)"]
  }
}
