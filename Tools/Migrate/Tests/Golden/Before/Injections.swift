import DIv1Compat
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
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Pen() }
      .dependency { $1.ink = *!$0 }
      .dependency { $1.spare = try $0.resolve() }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let pen: Pen = *!scope
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
    let builder = DIContainerBuilder()
    builder.register { Spelling() }.asType(Plugin.self).asDefault().lifetime(.perDependency)
    builder.register { Grammar() }.asType(Plugin.self).lifetime(.perDependency)
    builder.register { Editor() }
      .dependency { scope, editor in editor.plugins = try scope.resolveMany(Plugin.self) }
      .lifetime(.perDependency)
    let scope = try builder.build()
    return (*!scope as Editor).plugins.map { "\(type(of: $0))" }
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
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Desk() }
      .dependency { scope, desk in
        desk.log.append("before")
        desk.ink = *!scope
        desk.log.append("after")
      }
      .dependency { $1.finish() }
      .dependency { _, desk in desk.log.append("end") }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
    return desk.log + ["\(desk.ink === *!scope as Ink)"]
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
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Book() }.dependency { $1.pages = **!$0 }.lifetime(.perDependency)
    let scope = try builder.build()
    return (*!scope as Book).pages.map { "\(type(of: $0))" }
  }
}

// Rules: M1-16
public enum NamedInjections: GoldenCase {
  final class Ink {}
  final class Desk {
    var ink: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").lifetime(.lazySingle)
    builder.register { Desk() }
      .dependency { scope, desk in desk.ink = try scope.resolve(name: "blue") }
      .lifetime(.perDependency)
    let scope = try builder.build()
    return ["\((*!scope as Desk).ink === (try scope.resolve(Ink.self, name: "blue")))"]
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
    let builder = DIContainerBuilder()
    builder.register { Desk() }
      .dependency { $1.ink = *?$0 }
      .dependency { scope, desk in desk.lamp = try? scope.resolve() }
      .lifetime(.perDependency)
    builder.register { Ink() }.lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
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
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Press(page: *!$0) }
      .dependency { scope, press in press.ink = *!scope }
      .dependency { $1.ink = try $0.resolve() }
      .instancePerScope()
    let scope = try builder.build()
    return ["\((*!scope as Press).ink === *!scope as Ink)"]
  }
}

// Rules: M1-11 M1-13
public enum Superclasses: GoldenCase {
  class Animal {}
  class Cat: Animal {}
  final class Kitten: Cat {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Cat() }.asType(Animal.self).asDefault().lifetime(.perDependency)
    builder.register { Kitten() }.asType(Animal.self).lifetime(.perDependency)
    let scope = try builder.build()
    return ["\(type(of: *!scope as Animal))"]
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
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asSelf().asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asSelf().asType(Page.self).lifetime(.perDependency)
    builder.register { Frame() }
      .dependency { scope, frame in frame.front = try scope.resolve(Board.self) }
      .dependency { scope, frame in frame.back = *!scope as Paper }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let frame: Frame = *!scope
    return ["\(type(of: frame.front!))", "\(type(of: frame.back!))"]
  }
}
