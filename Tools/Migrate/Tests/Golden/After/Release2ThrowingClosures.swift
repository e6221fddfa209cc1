// Rules: M2-05 M2-06 M2-28
import DITranquillity

public enum Release2ThrowingClosures {
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
