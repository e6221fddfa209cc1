// Rules: M2-18 M2-23
import DITranquillity

public enum Release2Hubs {
  final class Board {
    var left: Column!
    var right: Column!
  }
  final class Column {
    unowned let board: Board
    let head: Head
    init(board: Board, head: Head) {
      self.board = board
      self.head = head
    }
  }
  final class Head {
    weak var board: Board?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Board.init)
      .injection(cycle: true) { $0.left = $1 }
      .injection(cycle: true) { $0.right = $1 }
      .lifetime(.objectGraph)
    builder.register(Column.init(board:head:))
      .lifetime(.prototype)
    builder.register(Head.init)
      .injection(cycle: true) { $0.board = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let board: Board = try container.resolved()
    let other: Board = try container.resolved()
    return [
      "\(board === other)", "\(board.left === board.right)", "\(board.left.board === board)",
      "\(board.right.board === board)", "\(board.left.head === board.right.head)",
      "\(board.left.head.board === board)", "\(board.right.head.board === board)",
    ]
  }
}
