// Rules: M1-18 M1-23
import DITranquillity

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
    let builder = DIContainer()
    builder.register { Board() }
      .injection(cycle: true) { $0.left = $1 }
      .injection(cycle: true) { $0.right = $1 }
      .lifetime(.objectGraph)
    builder.register { Column(board: $0) }.lifetime(.prototype)
    builder.register { Hall(board: $0) }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let hall: Hall = *scope
    let board: Board = *scope
    return [
      "\(hall.board === board)", "\(hall.board.left === hall.board.right)",
      "\(hall.board.left?.board === hall.board)", "\(hall.board.right?.board === hall.board)",
      "\(board.left?.board === board)", "\(board.left === board.right)",
    ]
  }
}
