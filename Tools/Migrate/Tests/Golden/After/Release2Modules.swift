import DITranquillity
import GoldenCases

// Rules: M2-41 M2-42 M2-43 M2-44 M2-45
public enum Release2Modules: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  private final class PagePromise: DIPart {
    static func load(container: DIContainer) {
      container.append(part: Pages.self)
    }
  }

  private final class Pages: DIPart {
    static func load(container: DIContainer) {
      container.register(Paper.init)
        .as(check: Page.self) { $0 }
        .lifetime(.prototype)
    }
  }

  private final class Presses: DIPart {
    static func load(container: DIContainer) {
      container.register(Press.init(page:))
        .lifetime(.prototype)
    }
  }

  final class PageModule: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: PagePromise.self)
    }
  }

  final class ShopModule: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: Presses.self)
      container.append(framework: PageModule.self)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(framework: ShopModule.self)
    builder.initializeSingletonObjects()
    let container = builder
    return ["\((try container.resolved() as Press).page is Paper)"]
  }
}
