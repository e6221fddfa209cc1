import DITranquillity
import GoldenCases

// Rules: M2-17 M2-18
public enum Release2AssignmentsAfterRings: GoldenCase {
  enum Kind { case card, cash }
  final class Gateway {}
  final class Presenter {
    weak var view: View?
    var gateways: [Kind: Gateway] = [:]
    var list: [Gateway] = []
  }
  final class View {
    let presenter: Presenter
    init(presenter: Presenter) { self.presenter = presenter }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Gateway.init).as(Gateway.self, name: "Kind.card").lifetime(.prototype)
    builder.register(Presenter.init)
      .injection(cycle: true) { $0.view = $1 }
      .injection { (presenter, container: DIContainer) in
        presenter.gateways[.card] = container.resolve(name: "Kind.card")
        presenter.gateways[.cash] = try? container.resolved(name: "Kind.cash")
        presenter.list = container.resolveMany()
      }
      .lifetime(.objectGraph)
    builder.register(View.init(presenter:)).lifetime(.objectGraph)
    builder.initializeSingletonObjects()
    let container = builder
    let view: View = try container.resolved()
    let presenter: Presenter = try container.resolved()
    return [
      "\(view.presenter.view === view)", "\(view.presenter.gateways.count)",
      "\(presenter.gateways[.card] != nil)", "\(presenter.list.count)",
      "\(presenter.gateways[.cash] == nil)",
    ]
  }
}

// Rules: M2-02 M2-05 M2-15 M2-22
public enum Release2InheritedProperties: GoldenCase {
  final class Ink {}
  class Tool {
    var ink: Ink?
  }
  final class Pen: Tool {
    var spare: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Pen.init)
      .injection { $0.ink = $1 }
      .injection { $0.spare = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let pen: Pen = try container.resolved()
    return ["\(pen.ink != nil)", "\(pen.ink === pen.spare)"]
  }
}

// Rules: M2-08 M2-22 M2-37
public enum Release2Injections: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    var ink: Ink?
    var logged = 0
    init(page: Page) { self.page = page }
    func log(_ page: Page) { logged += page === self.page ? 1 : 0 }
  }
  final class Ink {}
  final class Screen {
    var ink: Ink!
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(Press.init(page:))
      .injection { $0.ink = $1 }
      .injection { press, page in press.log(page as Page) }
      .lifetime(.perContainer(.strong))
    builder.register(Screen.self)
      .injection { $0.ink = $1 }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let press: Press = try container.resolved()
    let screen = Screen()
    container.inject(into: screen)
    return ["\(press.ink === screen.ink)", "\(press.logged)"]
  }
}

// Rules: M2-02 M2-05 M2-23 M2-33
public enum Release2InjectionsByMethods: GoldenCase {
  final class Ink {}
  final class Pen {
    private(set) var log: [String] = []
    func fill(with ink: Ink) { log.append("fill") }
    func mix(_ first: Ink, and second: Ink) { log.append(first === second ? "same" : "other") }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.prototype)
    builder.register(Pen.init)
      .injection { (pen: Pen, ink: Ink) in pen.fill(with: ink) }
      .injection { pen, first, second in pen.mix(first as Ink, and: second as Ink) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return (try container.resolved() as Pen).log
  }
}

// Rules: M2-37 M2-44
public enum Release2InjectionsForModules: GoldenCase {
  final class Palette {
    let accent: String
    init(accent: String) { self.accent = accent }
  }
  final class Screen {
    var palette: Palette!
  }
  final class ShopColours: DIPart {
    static func load(container: DIContainer) {
      container.register { Palette(accent: "teal") }.lifetime(.perContainer(.strong))
      container.register(Screen.self).injection { $0.palette = $1 }.lifetime(.perContainer(.strong))
    }
  }
  final class Shop: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: ShopColours.self)
    }
  }
  final class DeskColours: DIPart {
    static func load(container: DIContainer) {
      container.register { Palette(accent: "amber") }.lifetime(.perContainer(.strong))
      container.register(Screen.self).injection { $0.palette = $1 }.lifetime(.perContainer(.strong))
    }
  }
  final class Desk: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: DeskColours.self)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(framework: Shop.self)
    builder.append(framework: Desk.self)
    builder.initializeSingletonObjects()
    let container = builder
    let first = Screen()
    let second = Screen()
    container.inject(into: first, from: Shop.self)
    container.inject(into: second, from: Desk.self)
    return [first.palette.accent, second.palette.accent]
  }
}

// Rules: M2-02 M2-05 M2-11 M2-15
public enum Release2InjectionsOfMany: GoldenCase {
  protocol Plugin: AnyObject {}
  final class Spelling: Plugin {}
  final class Grammar: Plugin {}
  final class Editor {
    var plugins: [Plugin] = []
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Spelling.init).as(check: Plugin.self) { $0 }.lifetime(.prototype)
    builder.register(Grammar.init).as(check: Plugin.self) { $0 }.lifetime(.prototype)
    builder.register(Editor.init)
      .injection { $0.plugins = many($1) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return (try container.resolved() as Editor).plugins.map { "\(type(of: $0))" }
  }
}

// Rules: M2-16 M2-17 M2-25
public enum Release2ManualInjections: GoldenCase {
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var ink: Ink?
    var spare: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").lifetime(.prototype)
    builder.register { Desk() }
      .injection(name: "blue") { $0.ink = $1 }
      .injection { (desk, container: DIContainer) in
        desk.log.append("begin")
        desk.spare = container.resolve(name: "blue")
      }
      .postInit { desk in desk.log.append("end") }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let desk: Desk = try container.resolved()
    return desk.log + ["\(desk.ink !== desk.spare)"]
  }
}

// Rules: M2-15
public enum Release2OptionalInjections: GoldenCase {
  final class Ink {}
  final class Lamp {}
  final class Desk {
    var ink: Ink?
    var lamp: Lamp?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Desk() }
      .injection { $0.ink = $1 }
      .injection { $0.lamp = $1 }
      .lifetime(.perContainer(.strong))
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let desk: Desk = try container.resolved()
    let lamp: Lamp? = *container
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)", "\(lamp == nil)"]
  }
}
