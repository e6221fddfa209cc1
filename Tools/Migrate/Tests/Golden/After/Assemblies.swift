// Rules: M1-43 M1-44
import DITranquillity

public enum Assemblies {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  final class PaperModule: DIPart {
    static func load(container: DIContainer) {
      container.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    }
  }

  final class PressModule: DIPart {
    static func load(container: DIContainer) {
      container.register { Press(page: $0) }.lifetime(.prototype)
    }
  }

  final class PaperAssembly: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: PaperModule.self)
    }
  }

  final class ShopAssembly: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: PressModule.self)
      container.append(framework: PaperAssembly.self)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(framework: ShopAssembly.self)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Press).page is Paper)"]
  }
}
