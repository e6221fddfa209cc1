import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-11 M12-30 M12-41 M12-43 M12-44
public enum Assemblies: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  final class PaperModule: DIComponent {
    var scope: DIComponentScope { return .public }

    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.as(Page.self).check { $0 }.lifetime(.perDependency)
    }
  }

  final class PressModule: DIComponent {
    var scope: DIComponentScope { return .public }

    func load(builder: DIContainerBuilder) {
      builder.register { Press(page: try! *$0) }.lifetime(.perDependency)
    }
  }

  final class PaperAssembly: DIModule {
    var components: [DIComponent] { return [PaperModule()] }
    var dependencies: [DIModule] { return [] }
  }

  final class ShopAssembly: DIModule {
    var components: [DIComponent] {
      return [PressModule()]
    }

    var dependencies: [DIModule] {
      return [PaperAssembly()]
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: ShopAssembly())
    let scope = try builder.build()
    return ["\((try! *scope as Press).page is Paper)"]
  }
}
