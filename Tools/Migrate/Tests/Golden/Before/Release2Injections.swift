import DIv2Compat
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
    let builder = DIContainerBuilder()
    builder.register(type: Gateway.init).set(tag: Kind.card).lifetime(.perDependency)
    builder.register(type: Presenter.init)
      .injection { $0.view = $1 }
      .injection(.manual) { container, presenter in
        presenter.gateways[.card] = try container.resolve(tag: Kind.card)
        presenter.gateways[.cash] = try? container.resolve(tag: Kind.cash)
        presenter.list = try **container
      }
      .lifetime(.perDependency)
    builder.register(type: View.init(presenter:)).lifetime(.perDependency)
    let container = try builder.build()
    let view: View = try *container
    let presenter: Presenter = try *container
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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Pen.init)
      .injection { $0.ink = $1 }
      .injection(.manual) { container, pen in pen.spare = try container.resolve() }
      .lifetime(.perDependency)
    let container = try builder.build()
    let pen: Pen = try container.resolve()
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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Paper.init).as(Page.self).check { $0 }
    builder.register(type: Press.init(page:))
      .injection { $0.ink = $1 }
      .injection { press, page in press.log(page as Page) }
    builder.register(type: Screen.self)
      .injection { $0.ink = $1 }
      .initialNotNecessary()
    let container = try builder.build()
    let press: Press = try *container
    let screen = Screen()
    try container.resolve(screen)
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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perDependency)
    builder.register(type: Pen.init)
      .injection { (pen: Pen, ink: Ink) in pen.fill(with: ink) }
      .injection { pen, first, second in pen.mix(first as Ink, and: second as Ink) }
      .lifetime(.perDependency)
    let container = try builder.build()
    return (try container.resolve(Pen.self)).log
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
  final class ShopColours: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register { Palette(accent: "teal") }
      builder.register(type: Screen.self).injection { $0.palette = $1 }.initialNotNecessary()
    }
  }
  final class Shop: DIModule {
    let components: [DIComponent] = [ShopColours()]
    let dependencies: [DIModule] = []
  }
  final class DeskColours: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register { Palette(accent: "amber") }
      builder.register(type: Screen.self).injection { $0.palette = $1 }.initialNotNecessary()
    }
  }
  final class Desk: DIModule {
    let components: [DIComponent] = [DeskColours()]
    let dependencies: [DIModule] = []
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: Shop())
    builder.register(module: Desk())
    let container = try builder.build()
    let first = Screen()
    let second = Screen()
    try container.resolve(first, from: Shop.self)
    try container.resolve(second, from: Desk.self)
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
    let builder = DIContainerBuilder()
    builder.register(type: Spelling.init).as(Plugin.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Grammar.init).as(Plugin.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Editor.init)
      .injection(.manual) { $1.plugins = try $0.resolveMany() }
      .lifetime(.perDependency)
    let container = try builder.build()
    return (try container.resolve(Editor.self)).plugins.map { "\(type(of: $0))" }
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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.perDependency)
    builder.register { Desk() }
      .injection(.manual) { $1.ink = try $0.resolve(name: "blue") }
      .injection(.manual) { container, desk in
        desk.log.append("begin")
        desk.spare = try container.resolve(name: "blue")
      }
      .postInit { _, desk in desk.log.append("end") }
    let container = try builder.build()
    let desk: Desk = try *container
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
    let builder = DIContainerBuilder()
    builder.register { Desk() }
      .injection(.optional) { $0.ink = $1 }
      .injection(.optional) { $0.lamp = $1 }
    builder.register(type: Ink.init)
    let container = try builder.build()
    let desk: Desk = try *container
    let lamp: Lamp? = *?container
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)", "\(lamp == nil)"]
  }
}
