import DIv1Compat
import GoldenCases

// Rules: M1-04 M1-05 M1-38
public enum Lazies: GoldenCase {
  final class Ink {}
  final class Desk {
    let ink: DILazy<Ink>
    init(ink: DILazy<Ink>) { self.ink = ink }
  }
  final class Drawer {
    let ink: DILazy<Ink>
    init(ink: DILazy<Ink>) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Desk(ink: -*!$0) }.lifetime(.perDependency)
    builder.register { scope in Drawer(ink: try! scope.lazyResolve()) }.lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
    let drawer: Drawer = *!scope
    let ink: DILazy<Ink> = -*!scope
    let more: DILazy<Ink> = try scope.lazyResolve()
    return ["\(desk.ink.value === drawer.ink.value)", "\(ink.value === more.value)"]
  }
}

// Rules: M1-02 M1-04 M1-05 M1-22
public enum LaziesInInitializers: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: DILazy<Ink>
    init(ink: DILazy<Ink>) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { scope in Pen(ink: -*!scope) }.lifetime(.perDependency)
    let scope = try builder.build()
    let pen: Pen = *!scope
    return ["\(pen.ink.value === *!scope as Ink)", "\(pen.ink.value === pen.ink.value)"]
  }
}

// Rules: M1-04 M1-14 M1-74
public enum LaziesOfManyObjects: GoldenCase {
  class Page {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  final class Press {
    let ink: Ink
    let pages: DILazy<[Page]>
    init(ink: Ink, pages: DILazy<[Page]>) {
      self.ink = ink
      self.pages = pages
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Paper() }.asType(Page.self).lifetime(.perScope)
    builder.register { Board() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Press(ink: *!$0, pages: -**$0) }.lifetime(.perScope)
    let scope = try builder.build()
    let press: Press = *!scope
    let pages: DILazy<[Page]> = **!scope
    let same = press.pages.value.first === pages.value.first
    let kept = press.pages.value.last === press.pages.value.last
    let other = press.pages.value.last === pages.value.last
    return ["\(same)", "\(kept)", "\(other)"] + press.pages.value.map { "\(type(of: $0))" }
  }
}

// Rules: M1-33 M1-38
public enum RequestsOfLazies: GoldenCase {
  final class Ink {}

  final class InkModule: DIModule {
    func load(builder: DIContainerBuilder) { builder.register { Ink() }.lifetime(.perScope) }
  }

  static func find(_ scope: DIScope) throws -> Ink {
    let lazy: DILazy<Ink> = try scope.resolve()
    let other: DILazy<Ink> = try scope.lazyResolve()
    return try lazy.get() === other.value ? lazy.value : Ink()
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: InkModule())
    let scope = try builder.build()
    do {
      return ["\(try find(scope) === *!scope as Ink)"]
    } catch {
      return ["no ink"]
    }
  }
}
