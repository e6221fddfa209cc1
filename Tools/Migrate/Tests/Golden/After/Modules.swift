import DITranquillity
import GoldenCases

// Rules: M1-43 M1-44
public enum Assemblies: GoldenCase {
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

// Rules: M1-41 M1-42
public enum Modules: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  /// The pages.
  final class PaperModule: DIPart {
    init() {}

    static func load(container: DIContainer) {
      container.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    }
  }

  final class PressModule: DIPart {
    static func load(container: DIContainer) {
      container.append(part: PaperModule.self)
      container.register { Press(page: $0) }.lifetime(.prototype)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: PressModule.self)
    builder.append(part: PaperModule.self)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Press).page is Paper)"]
  }
}

// Rules: M1-02 M1-05 M1-22 M1-23
public enum ModulesOfModules: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class InkModule: DIPart {
    static func load(container: DIContainer) {
      container.register { Ink() }.lifetime(.perContainer(.strong))
    }
  }
  final class PenModule: DIPart {
    static func load(container: DIContainer) {
      container.append(part: InkModule.self)
      container.register { Pen(ink: $0) }.lifetime(.prototype)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: PenModule.self)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Pen).ink === *scope as Ink)"]
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
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Pen(ink: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let pen: Pen = *scope
    return ["\(pen.ink === *scope as Ink)", "\(pen.width)"]
  }
}
