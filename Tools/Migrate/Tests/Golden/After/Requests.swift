import DITranquillity
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
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Label(text: "one") }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let same = *scope as Ink === *scope as Ink
    let text = (scope.resolve() as Label).text
    let spare = try? scope.resolved() as Label
    return ["\(same)", text, "\(spare!.text)", "\((try? scope.resolved() as Lamp) == nil)"]
  }
}

// Rules: M1-33 M1-34
public enum ChainedRequests: GoldenCase {
  final class Ink {
    let name = "ink"
  }
  struct Session {
    let scope: DIContainer
  }

  static func find(_ session: Session?) throws -> Ink? { return try session?.scope.resolved() }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    let sessions: [Session?] = [Session(scope: scope), nil]
    for session in sessions {
      let ink = try session?.scope.resolved() as Ink?
      let name = try (session?.scope.resolved() as Ink?)?.name
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
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Pen(ink: $0) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let ink: Ink = scope.resolve()
    let pen = scope.resolve() as Pen
    return ["\(pen.ink === ink)", "\(pen === (*scope as Pen))"]
  }
}

// Rules: M1-02 M1-12 M1-23 M1-29
public enum ForcedTries: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let blue: Ink = scope.resolve(name: "blue")
    let spare = try? scope.resolved(name: "red") as Ink
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
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let color = (*scope as Ink).color
    let mixed = try (scope.resolved() as Ink).mixed(with: *scope)
    return [color, mixed]
  }
}

// Rules: M1-02 M1-22 M1-30 M1-33
public enum RequestsAsArguments: GoldenCase {
  final class Ink {}
  static func same(_ first: Ink, as second: Ink) -> Bool { return first === second }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let one = same(*scope, as: *scope)
    let two = same(try scope.resolved() as Ink, as: *DIContainer(engine: scope.engine))
    return ["\(one)", "\(two)"]
  }
}

// Rules: M1-02 M1-22 M1-31 M1-40
public enum RequestsInConditions: GoldenCase {
  final class Ink {}
  final class Pen {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var lines: [String] = []
    if let ink: Ink = *scope { lines.append("\(type(of: ink))") }
    guard let _: Ink = *scope else { return [] }
    let pen: Pen? = *scope
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

  final class PageModule: DIPart {
    static func load(container: DIContainer) {
      container.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
      container.register { Board() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
      container.register(Screen.self)
        .injection { $0.page = $1 }
        .lifetime(.perContainer(.weak))
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
    let builder = DIContainer()
    builder.append(part: PageModule.self)
    builder.initializeSingletonObjects()
    let scope = builder
    let screen = Screen()
    return [
      check(try (scope.resolvedMany() as [Page]).count == 2),
      attempt { scope.inject(into: screen) },
      "\(screen.page === *scope as Paper)",
    ]
  }
}

// Rules: M1-02 M1-23 M1-30 M1-40
public enum RequestsInLoops: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    var inks: [Ink] = []
    for _ in 0..<2 {
      let ink: Ink = *scope
      inks.append(ink)
    }
    let more = (0..<2).map { _ in *scope as Ink }
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
    let scope: DIContainer
    var quill: Quill { return (try? scope.resolved()) ?? Quill(name: "spare") }
    func pen() throws -> Pen { try scope.resolved() }
    func name(_ fallback: String? = nil) throws -> String {
      return try fallback ?? (scope.resolved() as Quill).name
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.lifetime(.perContainer(.strong))
    builder.register { Ink(name: "blue") }.as(Ink.self, name: "blue").lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let desk = Desk(scope: scope)
    var found = [desk.quill.name, try desk.name("none"), (try? desk.name()) ?? "no quill"]
    if try (scope.resolved() as Pen).isFull { found.append("full") }
    if let pen: Pen = try? scope.resolved(), pen.isFull { found.append("full again") }
    switch try? (scope.resolved(name: "red") as Ink) {
    case .some(let ink): found.append(ink.name)
    case nil: found.append("no red")
    }
    let name = found.isEmpty ? "" : try (scope.resolved(name: "blue") as Ink).name
    for pen in [try (scope.resolved() as Pen), try desk.pen()] { found.append("\(pen.isFull)") }
    let pens: [String: Pen] = ["a": try scope.resolved()]
    guard pens["a"] === (try scope.resolved() as Pen) else { return [] }
    defer { _ = try? scope.resolved() as Pen }
    try (scope.resolved() as Pen).isFull = false
    let closure: () throws -> Pen = { return try scope.resolved() }
    return found + [name, "\(try closure().isFull)", "\(try !(scope.resolved() as Pen).isFull)"]
  }
}

// Rules: M1-03 M1-30 M1-31 M1-32 M1-33 M1-36
public enum RequestsOfCode: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  struct Shop {
    let scope: DIContainer

    func page() throws -> Page { return try scope.resolved() }
    func paper() -> Paper { return *scope }
    func ink() -> Ink? { return *scope }
    func spare() -> Ink? { return try? scope.resolved() }
    func board() -> Board? {
      guard let board = try? scope.resolved() as Board else { return nil }
      return board
    }
    func pages() -> [Page] { return scope.resolveMany() }
    func allPages() throws -> [Page] { return try scope.resolvedMany() }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
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
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let ink: Ink = usesScope ? *scope : Ink()
    return ["\(ink === *scope as Ink)"]
  }
}
