import DIv2Compat
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
    let builder = DIContainerBuilder()
    builder.register(type: Paper.self)
      .as(Page.self).check { $0 }
      .initial { Paper() }
    builder.register { Press(page: $0) }
      .lifetime(.perDependency)
    let container = try builder.build()
    return ["\((try *container as Press).page === (try *container as Page))"]
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
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Board.init).as(Page.self).check { $0 }.set(.default).lifetime(.perDependency)
    builder.register { container in try Press(page: *container) }.lifetime(.perDependency)
    builder.register { try Book(pages: **$0) }.lifetime(.perDependency)
    let container = try builder.build()
    let press: Press = try container.resolve()
    let book = try container.resolve(Book.self)
    let pages: [Page] = try **container
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

  final class Papers: DIComponent {
    let scope: DIComponentScope = .public

    func load(builder: DIContainerBuilder) {
      loadPaper(builder)
      // As 2.0.0 had it.
      builder.register { Desk() }
        .injection { container, desk in
          desk.log.append("page")
          desk.page = try *container
        }
        .injection { $1.page = try $0.resolve(Page.self) }
        .injection(.optional) { $0.ink = $1 }
    }

    private func loadPaper(_ builder: DIContainerBuilder) {
      builder.register(type: Paper.init)
        .as(Page.self, check: { $0 })
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(component: Papers())
    let container = try builder.build()
    let desk: Desk = try *container
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
    let builder = DIContainerBuilder()
    builder.register(type: Switchboard.init).lifetime(.perScope)
    builder.register(type: Page.init(board:)).lifetime(.perScope)
    builder.register(type: Ink.self).initial { (board: Switchboard) in
      Ink(board: try check(board))
    }
    .lifetime(.perDependency)
    builder.register { try Press(page: $0, ink: $1) }.lifetime(.perDependency)
    let container = try builder.build()
    let board: Switchboard = try *container
    var found = ["\((try? container.resolve(Page.self)) == nil)"]
    found.append("\((try? container.resolve(Ink.self)) == nil)")
    found.append("\((try? container.resolve(Press.self)) == nil)")
    board.isOn = true
    let press: Press = try *container
    return found + ["\(press.page === (try *container as Page))", "\(press.ink.board === board)"]
  }
}
