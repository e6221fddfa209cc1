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

// Rules: M2-02 M2-05 M2-22 M2-23
public enum Release2StructuresOfComponents: GoldenCase {
  final class Ink {}
  struct Pen {
    let ink: Ink
    var width = 2
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register { (ink: Ink) in Pen(ink: ink) }.lifetime(.perDependency)
    let container = try builder.build()
    let pen: Pen = try container.resolve()
    let ink: Ink = try container.resolve()
    return ["\(pen.ink === ink)", "\(pen.width)"]
  }
}
