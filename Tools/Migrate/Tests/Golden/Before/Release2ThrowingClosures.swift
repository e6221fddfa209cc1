// Rules: M2-05 M2-06 M2-28
import DIv2Compat

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
