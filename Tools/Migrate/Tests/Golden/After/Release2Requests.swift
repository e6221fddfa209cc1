import DITranquillity
import GoldenCases

// Rules: M2-33 M2-34 M2-36
public enum Release2ChainedRequests: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    var session: DIContainer? = container
    let first = try session?.resolved() as Ink?
    let second = try? session?.resolved() as Ink?
    session = nil
    let third: Ink? = try session?.resolved()
    return ["\(first != nil)", "\(first === second)", "\(third == nil)"]
  }
}

// Rules: M2-29 M2-34
public enum Release2ForcedRequests: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Pen.init(ink:)).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let ink: Ink = container.resolve()
    let pen = container.resolve() as Pen
    let other: Ink = *container
    return ["\(pen.ink === ink)", "\(other === ink)"]
  }
}

// Rules: M2-30 M2-31 M2-33 M2-36
public enum Release2Requests: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Ink {}
  struct Shop {
    let container: DIContainer

    func page() throws -> Page { return try container.resolved() }
    func paper() throws -> Paper { return try container.resolved() }
    func ink() -> Ink? { return *container }
    func spare() -> Ink? { return try? container.resolved() as Ink }
    func board() -> Board? { return try? container.resolved() as Board }
    func pages() throws -> [Page] { return try container.resolvedMany() }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let shop = Shop(container: container)
    return ["\(try shop.page() === shop.paper())", "\(shop.ink() == nil)", "\(shop.spare() == nil)"]
      + ["\(shop.board() == nil)", "\(try shop.pages().count)"]
  }
}

// Rules: M2-30 M2-33
public enum Release2RequestsInStatements: GoldenCase {
  final class Pen {
    var isFull = true
  }
  final class Case {
    var first: Pen?
  }

  static func take(_ pen: Pen, _ other: Pen) -> Bool { return pen === other }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Pen.init).lifetime(.perContainer(.strong))
    builder.register(Case.init).injection { $0.first = $1 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    var found: [String] = []
    if try (container.resolved() as Pen).isFull { found.append("full") }
    found.append("\(take(try container.resolved(), try container.resolved()))")
    found.append("\(try take(container.resolved(), container.resolved()))")
    let pens: [Pen] = [try container.resolved(), try container.resolved()]
    found.append("\(pens[0] === pens[1])")
    var pen: Pen?
    pen = try container.resolved() as Pen
    found.append("\(pen === pens[0])")
    let box: Case = try container.resolved()
    return found + ["\(try box.first === container.resolved() as Pen)", "\(try (container.resolved() as Pen).isFull)"]
  }
}
