import DITranquillity
import GoldenCases

// Rules: M1-05
public enum MandatoryOptionals: GoldenCase {
  final class Ink {}
  final class Desk {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.register { Desk(ink: $0 as Ink) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Desk).ink != nil)"]
  }
}

// Rules: M1-05
public enum MandatoryStatedOptionals: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }
  final class Paper {}
  final class Book {
    let paper: Paper?
    init(paper: Paper?) { self.paper = paper }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.register { Pen(ink: $0 as Ink) }.lifetime(.prototype)
    builder.register { Book(paper: $0 as Paper) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let pen: Pen = *scope
    let book = try? scope.resolved() as Book
    return ["\(pen.ink != nil)", "\(book == nil)"]
  }
}

// Rules: M1-31 M1-36
public enum OptionalContexts: GoldenCase {
  final class Ink {}
  final class Lamp {
    let name = "lamp"
  }

  static func take(_ lamp: Lamp?) -> String { return lamp == nil ? "nothing" : "a lamp" }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    if let ink: Ink = *scope { found.append("\(type(of: ink))") }
    if let lamp = *scope as Lamp? { found.append("\(lamp)") }
    let ink = (*scope) ?? Ink()
    found.append("\(ink === *scope as Ink)")
    let spare: Lamp = (*scope) ?? Lamp()
    found.append(spare.name)
    found.append("\((*scope as Lamp?)?.name ?? "none")")
    found.append(take(*scope))
    let lamp: Lamp? = try? scope.resolved()
    found.append("\(lamp == nil)")
    guard let last: Ink = try? scope.resolved() else { return [] }
    return found + ["\(last === ink)"]
  }
}

// Rules: M1-36
public enum OptionalsOfRings: GoldenCase {
  final class Anchor {
    init(chain: Chain) {}
  }
  final class Chain {
    init(anchor: Anchor) {}
  }
  final class Bell {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Anchor(chain: $0) }.lifetime(.perContainer(.strong))
    builder.register { Chain(anchor: $0) }.lifetime(.perContainer(.strong))
    builder.register { Bell() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let anchor: Anchor? = (try? scope.resolved())
    let bell: Bell? = *scope
    return ["\(anchor == nil)", "\(bell == nil)"]
  }
}

// Rules: M1-28 M1-31 M1-36
public enum OptionalsOfThrowingClosures: GoldenCase {
  struct Torn: Error {}
  final class Ink {}
  final class Page {
    init(isTorn: Bool) throws { if isTorn { throw Torn() } }
  }
  final class Book {
    let page: Page
    init(page: Page) { self.page = page }
  }

  static func take(_ book: Book?) -> String { return book == nil ? "nothing" : "a book" }

  public static func results() throws -> [String] {
    var isTorn = true
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register(throwing: { try Page(isTorn: isTorn) }).lifetime(.perContainer(.strong))
    builder.register { Book(page: $0) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let page: Page? = (try? scope.resolved())
    let ink: Ink? = *scope
    var found = ["\(page == nil)", "\(ink != nil)", "\(((try? scope.resolved()) as Page?) == nil)"]
    if let page: Page = (try? scope.resolved()) { found.append("\(page)") }
    isTorn = false
    found.append("\(((try? scope.resolved()) as Page?) != nil)")
    return found + [take((try? scope.resolved()))]
  }
}

// Rules: M1-33 M1-34
public enum StatedOptionals: GoldenCase {
  final class Ink {}
  final class Paper {}

  static func outcome(_ body: () throws -> Any) -> String {
    do { return "\(type(of: try body()))" } catch { return "error" }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let ink = try scope.resolved() as Ink as Ink?
    let cast = try scope.resolved() as Ink as Ink?
    return [
      "\(ink != nil)", "\(cast != nil)", outcome { try scope.resolved() as Paper as Paper? as Any },
      outcome { try (scope.resolved() as Paper) as Paper? as Any }, outcome { try scope.resolved() as Ink as Ink? as Any },
    ]
  }
}
