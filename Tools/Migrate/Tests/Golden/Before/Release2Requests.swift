import DIv2Compat
import GoldenCases

// Rules: M2-33 M2-34 M2-36
public enum Release2ChainedRequests: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init)
    let container = try builder.build()
    var session: DIContainer? = container
    let first = try session?.resolve(Ink.self)
    let second = try? session?.resolve(Ink.self)
    session = nil
    let third: Ink? = try session?.resolve()
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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Pen.init(ink:)).lifetime(.perScope)
    let container = try! builder.build()
    let ink: Ink = try! container.resolve()
    let pen = try! container.resolve(Pen.self)
    let other: Ink = try! *container
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

    func page() throws -> Page { return try container.resolve() }
    func paper() throws -> Paper { return try *container }
    func ink() -> Ink? { return *?container }
    func spare() -> Ink? { return try? container.resolve() as Ink }
    func board() -> Board? { return try? container.resolve(Board.self) }
    func pages() throws -> [Page] { return try container.resolveMany() }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(.self).as(Page.self).check { $0 }
    let container = try builder.build()
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
    let builder = DIContainerBuilder()
    builder.register(type: Pen.init)
    builder.register(type: Case.init).injection { $0.first = $1 }
    let container = try builder.build()
    var found: [String] = []
    if try (*container as Pen).isFull { found.append("full") }
    found.append("\(take(try *container, try container.resolve()))")
    found.append("\(try take(*container, container.resolve()))")
    let pens: [Pen] = [try *container, try *container]
    found.append("\(pens[0] === pens[1])")
    var pen: Pen?
    pen = try *container
    found.append("\(pen === pens[0])")
    let box: Case = try *container
    return found + ["\(try box.first === *container as Pen)", "\(try (container.resolve() as Pen).isFull)"]
  }
}
