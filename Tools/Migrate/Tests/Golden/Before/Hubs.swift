// Rules: M1-18 M1-23
import DIv1Compat

public enum Hubs {
  final class Board {
    var left: Column?
    var right: Column?
  }
  final class Column {
    unowned let board: Board
    init(board: Board) { self.board = board }
  }
  final class Hall {
    let board: Board
    init(board: Board) { self.board = board }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Board() }
      .dependency { scope, board in board.left = *!scope }
      .dependency { scope, board in board.right = *!scope }
      .lifetime(.perDependency)
    builder.register { Column(board: *!$0) }.lifetime(.perDependency)
    builder.register { Hall(board: *!$0) }.lifetime(.lazySingle)
    let scope = try builder.build()
    let hall: Hall = *!scope
    let board: Board = *!scope
    return [
      "\(hall.board === board)", "\(hall.board.left === hall.board.right)",
      "\(hall.board.left?.board === hall.board)", "\(hall.board.right?.board === hall.board)",
      "\(board.left?.board === board)", "\(board.left === board.right)",
    ]
  }
}
