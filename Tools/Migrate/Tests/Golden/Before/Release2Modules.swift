import DIv2Compat
import GoldenCases

// Rules: M2-41 M2-42 M2-43 M2-44 M2-45
public enum Release2Modules: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  private final class PagePromise: DIComponent {
    let scope: DIComponentScope = .public

    func load(builder: DIContainerBuilder) {
      builder.register(protocol: Page.self)
      builder.register(component: Pages())
    }
  }

  private final class Pages: DIComponent {
    var scope: DIComponentScope { return .public }

    func load(builder: DIContainerBuilder) {
      builder.register(type: Paper.init)
        .as(Page.self).check { $0 }
        .lifetime(.perDependency)
    }
  }

  private final class Presses: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register(type: Press.init(page:))
        .lifetime(.perDependency)
    }
  }

  final class PageModule: DIModule {
    let components: [DIComponent] = [PagePromise()]
    let dependencies: [DIModule] = []
  }

  final class ShopModule: DIModule {
    let components: [DIComponent] = [Presses()]
    let dependencies: [DIModule] = [PageModule()]
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: ShopModule())
    let container = try builder.build()
    return ["\((try *container as Press).page is Paper)"]
  }
}
