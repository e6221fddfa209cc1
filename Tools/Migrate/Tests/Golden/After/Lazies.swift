import DITranquillity
import GoldenCases

// Rules: M1-04 M1-05 M1-38
public enum Lazies: GoldenCase {
  final class Ink {}
  final class Desk {
    let ink: Lazy<Ink>
    init(ink: Lazy<Ink>) { self.ink = ink }
  }
  final class Drawer {
    let ink: Lazy<Ink>
    init(ink: Lazy<Ink>) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Desk(ink: $0) }.lifetime(.prototype)
    builder.register { Drawer(ink: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let desk: Desk = *scope
    let drawer: Drawer = *scope
    let ink: Lazy<Ink> = *scope
    let more: Lazy<Ink> = try scope.resolved()
    return ["\(desk.ink.value === drawer.ink.value)", "\(ink.value === more.value)"]
  }
}

// Rules: M1-02 M1-04 M1-05 M1-22
public enum LaziesInInitializers: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Lazy<Ink>
    init(ink: Lazy<Ink>) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Pen(ink: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let pen: Pen = *scope
    return ["\(pen.ink.value === *scope as Ink)", "\(pen.ink.value === pen.ink.value)"]
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
    let pages: Lazy<[Page]>
    init(ink: Ink, pages: Lazy<[Page]>) {
      self.ink = ink
      self.pages = pages
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register { Board() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { (container: DIContainer, ink) in Press(ink: ink, pages: Lazy { container.resolveMany() }) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let press: Press = *scope
    let pages: Lazy<[Page]> = Lazy { scope.resolveMany() }
    let same = press.pages.value.first === pages.value.first
    let kept = press.pages.value.last === press.pages.value.last
    let other = press.pages.value.last === pages.value.last
    return ["\(same)", "\(kept)", "\(other)"] + press.pages.value.map { "\(type(of: $0))" }
  }
}

// Rules: M1-33 M1-38
public enum RequestsOfLazies: GoldenCase {
  final class Ink {}

  final class InkModule: DIPart {
    static func load(container: DIContainer) { container.register { Ink() }.lifetime(.perContainer(.strong)) }
  }

  static func find(_ scope: DIContainer) throws -> Ink {
    let lazy: Lazy<Ink> = try scope.resolved()
    let other: Lazy<Ink> = try scope.resolved()
    return try lazy.get() === other.value ? lazy.value : Ink()
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: InkModule.self)
    builder.initializeSingletonObjects()
    let scope = builder
    do {
      return ["\(try find(scope) === *scope as Ink)"]
    } catch {
      return ["no ink"]
    }
  }
}
