import DIv1Compat
import GoldenCases

// Rules: M1-43 M1-44
public enum Assemblies: GoldenCase {
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

// Rules: M1-41 M1-42
public enum Modules: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  /// The pages.
  final class PaperModule: DIModule {
    init() {}

    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    }
  }

  final class PressModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register(module: PaperModule())
      builder.register { Press(page: *!$0) }.lifetime(.perDependency)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: PressModule())
    builder.register(module: PaperModule())
    let scope = try builder.build()
    return ["\((*!scope as Press).page is Paper)"]
  }
}

// Rules: M1-02 M1-05 M1-22 M1-23
public enum ModulesOfModules: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class InkModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Ink() }.lifetime(.perScope)
    }
  }
  final class PenModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register(module: InkModule())
      builder.register { Pen(ink: *!$0) }.lifetime(.perDependency)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: PenModule())
    let scope = try builder.build()
    return ["\((*!scope as Pen).ink === *!scope as Ink)"]
  }
}

// Rules: M1-02 M1-05 M1-22 M1-23
public enum StructuresOfComponents: GoldenCase {
  final class Ink {}
  struct Pen {
    let ink: Ink
    var width = 2
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Pen(ink: *!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let pen: Pen = *!scope
    return ["\(pen.ink === *!scope as Ink)", "\(pen.width)"]
  }
}
