// Rules: M1-43 M1-44
import DIv1Compat

public enum Assemblies {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  final class PaperModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    }
  }

  final class PressModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Press(page: *!$0) }.lifetime(.perDependency)
    }
  }

  final class PaperAssembly: DIAssembly {
    var publicModules: [DIModule] { return [PaperModule()] }
    var internalModules: [DIModule] { return [] }
    var dependencies: [DIAssembly] { return [] }
  }

  final class ShopAssembly: DIAssembly {
    var publicModules: [DIModule] {
      return [PressModule()]
    }

    var internalModules: [DIModule] { return [] }

    var dependencies: [DIAssembly] {
      return [PaperAssembly()]
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(assembly: ShopAssembly())
    let scope = try builder.build()
    return ["\((*!scope as Press).page is Paper)"]
  }
}
