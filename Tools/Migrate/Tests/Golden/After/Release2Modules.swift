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

// Rules: M2-02 M2-05 M2-22 M2-23
public enum Release2StructuresOfComponents: GoldenCase {
  final class Ink {}
  struct Pen {
    let ink: Ink
    var width = 2
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register { (ink: Ink) in Pen(ink: ink) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let pen: Pen = try container.resolved()
    let ink: Ink = try container.resolved()
    return ["\(pen.ink === ink)", "\(pen.width)"]
  }
}
