// Rules: M2-18 M2-23
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: Board.init)
      .injection { $0.left = $1 }
      .injection { $0.right = $1 }
      .lifetime(.perDependency)
    builder.register(type: Column.init(board:head:))
      .lifetime(.perDependency)
    builder.register(type: Head.init)
      .injection { $0.board = $1 }
      .lifetime(.perDependency)
    let container = try builder.build()
    let board: Board = try *container
    let other: Board = try *container
    return [
      "\(board === other)", "\(board.left === board.right)", "\(board.left.board === board)",
      "\(board.right.board === board)", "\(board.left.head === board.right.head)",
      "\(board.left.head.board === board)", "\(board.right.head.board === board)",
    ]
  }
}
