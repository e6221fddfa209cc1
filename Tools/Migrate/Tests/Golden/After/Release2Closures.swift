import DITranquillity
import GoldenCases

// Rules: M2-06 M2-24
public enum Release2Closures: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }
      .as(check: Page.self) { $0 }
      .lifetime(.perContainer(.strong))
    builder.register { Press(page: $0) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return ["\((try container.resolved() as Press).page === (try container.resolved() as Page))"]
  }
}

// Rules: M2-05 M2-32
public enum Release2ContainerClosures: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register(Board.init).as(check: Page.self) { $0 }.default().lifetime(.prototype)
    builder.register { Press(page: $0) }.lifetime(.prototype)
    builder.register { Book(pages: many($0)) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let press: Press = try container.resolved()
    let book = try container.resolved() as Book
    let pages: [Page] = try container.resolvedMany()
    return ["\(type(of: press.page))", "\(book.pages.count)", "\(pages.count)"]
  }
}

// Rules: M2-11 M2-15 M2-17 M2-41 M2-42
public enum Release2FirstForms: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var page: Page!
    var ink: Ink?
  }

  final class Papers: DIPart {
    static func load(container builder: DIContainer) {
      loadPaper(builder)
      // As 2.0.0 had it.
      builder.register { Desk() }
        .injection { (desk, container: DIContainer) in
          desk.log.append("page")
          desk.page = *container
        }
        .injection { $0.page = $1 as Page }
        .injection { $0.ink = $1 }
        .lifetime(.perContainer(.strong))
    }

    private static func loadPaper(_ builder: DIContainer) {
      builder.register(Paper.init)
        .as(check: Page.self, { $0 })
        .lifetime(.perContainer(.strong))
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: Papers.self)
    builder.initializeSingletonObjects()
    let container = builder
    let desk: Desk = try container.resolved()
    return desk.log + ["\(desk.page is Paper)", "\(desk.ink == nil)"]
  }
}

// Rules: M2-05 M2-06 M2-28
public enum Release2ThrowingClosures: GoldenCase {
  struct Torn: Error {}
  final class Switchboard {
    var isOn = false
  }
  final class Page {
    init(board: Switchboard) throws { if !board.isOn { throw Torn() } }
  }
  final class Ink {
    let board: Switchboard
    init(board: Switchboard) { self.board = board }
  }
  final class Press {
    let page: Page
    let ink: Ink
    init(page: Page, ink: Ink) throws {
      guard ink.board.isOn else { throw Torn() }
      self.page = page
      self.ink = ink
    }
  }

  static func check(_ board: Switchboard) throws -> Switchboard {
    guard board.isOn else { throw Torn() }
    return board
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Switchboard.init).lifetime(.perContainer(.strong))
    builder.register(throwing: Page.init(board:)).lifetime(.perContainer(.strong))
    builder.register(throwing: { (board: Switchboard) in
      Ink(board: try check(board))
    })
    .lifetime(.prototype)
    builder.register(throwing: { try Press(page: $0, ink: $1) }).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let board: Switchboard = try container.resolved()
    var found = ["\((try? container.resolved() as Page) == nil)"]
    found.append("\((try? container.resolved() as Ink) == nil)")
    found.append("\((try? container.resolved() as Press) == nil)")
    board.isOn = true
    let press: Press = try container.resolved()
    return found + ["\(press.page === (try container.resolved() as Page))", "\(press.ink.board === board)"]
  }
}
