import DIv1Compat
import GoldenCases

// Rules: M1-30 M1-34 M1-36
public enum CastRequests: GoldenCase {
  final class Ink {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Lamp {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Label(text: "one") }.lifetime(.perScope)
    let scope = try builder.build()
    let same = *!scope as Ink === *!scope as Ink
    let text = try! scope.resolve(Label.self).text
    let spare = try? scope.resolve() as Label
    return ["\(same)", text, "\(spare!.text)", "\((try? scope.resolve(Lamp.self)) == nil)"]
  }
}

// Rules: M1-33 M1-34
public enum ChainedRequests: GoldenCase {
  final class Ink {
    let name = "ink"
  }
  struct Session {
    let scope: DIScope
  }

  static func find(_ session: Session?) throws -> Ink? { return try session?.scope.resolve() }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    var found: [String] = []
    let sessions: [Session?] = [Session(scope: scope), nil]
    for session in sessions {
      let ink = try session?.scope.resolve(Ink.self)
      let name = try session?.scope.resolve(Ink.self).name
      found.append("\(ink != nil) \(name ?? "nothing") \(try find(session) === ink)")
    }
    return found
  }
}

// Rules: M1-29 M1-34
public enum ForcedRequests: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { scope in Pen(ink: try! scope.resolve()) }.lifetime(.perScope)
    let scope = try! builder.build()
    let ink: Ink = try! scope.resolve()
    let pen = try! scope.resolve(Pen.self)
    return ["\(pen.ink === ink)", "\(pen === (try! *scope as Pen))"]
  }
}

// Rules: M1-02 M1-12 M1-23 M1-29
public enum ForcedTries: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").lifetime(.perDependency)
    let scope = try builder.build()
    let blue: Ink = try! scope.resolve(name: "blue")
    let spare = try? scope.resolve(Ink.self, name: "red")
    return ["\(type(of: blue))", "\(spare == nil)"]
  }
}

// Rules: M1-02 M1-23 M1-30 M1-33
public enum MembersOfRequests: GoldenCase {
  final class Ink {
    let color = "blue"
    func mixed(with other: Ink) -> String { return color + other.color }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    let scope = try builder.build()
    let color = (*!scope as Ink).color
    let mixed = try scope.resolve(Ink.self).mixed(with: *!scope)
    return [color, mixed]
  }
}

// Rules: M1-02 M1-22 M1-30 M1-33
public enum RequestsAsArguments: GoldenCase {
  final class Ink {}
  static func same(_ first: Ink, as second: Ink) -> Bool { return first === second }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    let one = same(*!scope, as: *!scope)
    let two = same(try scope.resolve(Ink.self), as: *!scope.newLifeTimeScope())
    return ["\(one)", "\(two)"]
  }
}

// Rules: M1-02 M1-22 M1-31 M1-40
public enum RequestsInConditions: GoldenCase {
  final class Ink {}
  final class Pen {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    var lines: [String] = []
    if let ink: Ink = *?scope { lines.append("\(type(of: ink))") }
    guard let _: Ink = *?scope else { return [] }
    let pen: Pen? = *?scope
    lines.append(pen == nil ? "no pen" : "a pen")
    return lines
  }
}

// Rules: M1-32 M1-33 M1-37
public enum RequestsInExpressions: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Screen {
    var page: Paper?
  }

  final class PageModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.asSelf().asType(Page.self).lifetime(.perScope)
      builder.register { Board() }.asType(Page.self).lifetime(.perScope)
      builder.register(vc: Screen.self)
        .dependency { scope, screen in screen.page = *!scope }
    }
  }

  static func check(_ condition: @autoclosure () throws -> Bool) -> String {
    do { return "\(try condition())" } catch { return "failed" }
  }
  static func attempt(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "done"
    } catch {
      return "failed"
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: PageModule())
    let scope = try builder.build()
    let screen = Screen()
    return [
      check(try scope.resolveMany(Page.self).count == 2),
      attempt { try scope.resolve(screen) },
      "\(screen.page === *!scope as Paper)",
    ]
  }
}

// Rules: M1-02 M1-23 M1-30 M1-40
public enum RequestsInLoops: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    let scope = try builder.build()
    var inks: [Ink] = []
    for _ in 0..<2 {
      let ink: Ink = *!scope
      inks.append(ink)
    }
    let more = (0..<2).map { _ in *!scope as Ink }
    return ["\(inks[0] === inks[1])", "\(more[0] === more[1])", "\(inks.count + more.count)"]
  }
}

// Rules: M1-33 M1-34 M1-36
public enum RequestsInStatements: GoldenCase {
  final class Ink {
    let name: String
    init(name: String) { self.name = name }
  }
  final class Quill {
    let name: String
    init(name: String) { self.name = name }
  }
  final class Pen {
    var isFull = true
  }
  struct Desk {
    let scope: DIScope
    var quill: Quill { return (try? scope.resolve()) ?? Quill(name: "spare") }
    func pen() throws -> Pen { try scope.resolve() }
    func name(_ fallback: String? = nil) throws -> String {
      return try fallback ?? scope.resolve(Quill.self).name
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Pen() }.lifetime(.perScope)
    builder.register { Ink(name: "blue") }.asName("blue").lifetime(.perScope)
    let scope = try builder.build()
    let desk = Desk(scope: scope)
    var found = [desk.quill.name, try desk.name("none"), (try? desk.name()) ?? "no quill"]
    if try scope.resolve(Pen.self).isFull { found.append("full") }
    if let pen: Pen = try? scope.resolve(), pen.isFull { found.append("full again") }
    switch try? scope.resolve(Ink.self, name: "red") {
    case .some(let ink): found.append(ink.name)
    case nil: found.append("no red")
    }
    let name = found.isEmpty ? "" : try scope.resolve(Ink.self, name: "blue").name
    for pen in [try scope.resolve(Pen.self), try desk.pen()] { found.append("\(pen.isFull)") }
    let pens: [String: Pen] = ["a": try scope.resolve()]
    guard pens["a"] === (try scope.resolve(Pen.self)) else { return [] }
    defer { _ = try? scope.resolve(Pen.self) }
    try scope.resolve(Pen.self).isFull = false
    let closure: () throws -> Pen = { return try scope.resolve() }
    return found + [name, "\(try closure().isFull)", "\(try !scope.resolve(Pen.self).isFull)"]
  }
}

// Rules: M1-03 M1-30 M1-31 M1-32 M1-33 M1-36
public enum RequestsOfCode: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  struct Shop {
    let scope: DIScope

    func page() throws -> Page { return try scope.resolve() }
    func paper() -> Paper { return *!scope }
    func ink() -> Ink? { return *?scope }
    func spare() -> Ink? { return try? scope.resolve() }
    func board() -> Board? {
      guard let board = try? scope.resolve(Board.self) else { return nil }
      return board
    }
    func pages() -> [Page] { return try! scope.resolveMany() }
    func allPages() throws -> [Page] { return try **scope }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asSelf().asType(Page.self).lifetime(.perScope)
    let scope = try! builder.build()
    let shop = Shop(scope: scope)
    return ["\(try shop.page() === shop.paper())", "\(shop.ink() == nil)", "\(shop.spare() == nil)"]
      + ["\(shop.board() == nil)", "\(shop.pages().count)", "\(try shop.allPages().count)"]
  }
}

// Rules: M1-02 M1-22 M1-30 M1-40
public enum TernariesOfRequests: GoldenCase {
  final class Ink {}
  static let usesScope = true

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    let ink: Ink = usesScope ? *!scope : Ink()
    return ["\(ink === *!scope as Ink)"]
  }
}
