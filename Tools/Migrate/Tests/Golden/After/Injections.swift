import DITranquillity
import GoldenCases

// Rules: M1-02 M1-15 M1-22 M1-23
public enum InheritedProperties: GoldenCase {
  final class Ink {}
  class Tool {
    var ink: Ink?
  }
  final class Pen: Tool {
    var spare: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Pen() }
      .injection { $0.ink = $1 }
      .injection { $0.spare = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let pen: Pen = *scope
    return ["\(pen.ink != nil)", "\(pen.ink === pen.spare)"]
  }
}

// Rules: M1-02 M1-11 M1-13 M1-15
public enum InjectionsOfMany: GoldenCase {
  protocol Plugin: AnyObject {}
  final class Spelling: Plugin {}
  final class Grammar: Plugin {}
  final class Editor {
    var plugins: [Plugin] = []
    func install(_ plugin: Plugin) { plugins.append(plugin) }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Spelling() }.as(check: Plugin.self) { $0 }.default().lifetime(.prototype)
    builder.register { Grammar() }.as(check: Plugin.self) { $0 }.lifetime(.prototype)
    builder.register { Editor() }
      .injection { $0.plugins = many($1) as [Plugin] }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return (*scope as Editor).plugins.map { "\(type(of: $0))" }
  }
}

// Rules: M1-15 M1-17
public enum InjectionsOfSeveralStatements: GoldenCase {
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var ink: Ink?
    func finish() { log.append("finish") }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Desk() }
      .injection { (desk, scope: DIContainer) in
        desk.log.append("before")
        desk.ink = *scope
        desk.log.append("after")
      }
      .injection { $0.finish() }
      .injection { desk in desk.log.append("end") }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let desk: Desk = *scope
    return desk.log + ["\(desk.ink === *scope as Ink)"]
  }
}

// Rules: M1-15
public enum ManyInjections: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Book {
    var pages: [Page] = []
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Board() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Book() }.injection { $0.pages = many($1) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return (*scope as Book).pages.map { "\(type(of: $0))" }
  }
}

// Rules: M1-16
public enum NamedInjections: GoldenCase {
  final class Ink {}
  final class Desk {
    var ink: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.perRun(.strong))
    builder.register { Desk() }
      .injection(name: "blue") { $0.ink = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Desk).ink === (try scope.resolved(name: "blue") as Ink))"]
  }
}

// Rules: M1-15
public enum OptionalInjections: GoldenCase {
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
      .lifetime(.prototype)
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let desk: Desk = *scope
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)"]
  }
}

// Rules: M1-15 M1-22
public enum PropertyInjections: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    var ink: Ink?
    init(page: Page) { self.page = page }
  }
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Press(page: $0) }
      .injection { $0.ink = $1 }
      .injection { $0.ink = $1 }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Press).ink === *scope as Ink)"]
  }
}

// Rules: M1-11 M1-13
public enum Superclasses: GoldenCase {
  class Animal {}
  class Cat: Animal {}
  final class Kitten: Cat {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Cat() }.as(check: Animal.self) { $0 }.default().lifetime(.prototype)
    builder.register { Kitten() }.as(check: Animal.self) { $0 }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(type(of: *scope as Animal))"]
  }
}

// Rules: M1-15
public enum TypedInjections: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Frame {
    var front: Page?
    var back: Page?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Board() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Frame() }
      .injection { $0.front = $1 as Board }
      .injection { $0.back = $1 as Paper }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let frame: Frame = *scope
    return ["\(type(of: frame.front!))", "\(type(of: frame.back!))"]
  }
}
