// Rules: M1-56
import DIv1Compat

enum LaziesOfSpokes {
  final class Board {
    var left: Column?
    var right: Column?
  }
  final class Column {
    weak var board: Board?
    init(board: Board) { self.board = board }
  }
  final class Clerk {
    let column: DILazy<Column>
    init(column: DILazy<Column>) { self.column = column }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Board() }
      .dependency { scope, board in board.left = *!scope }
      .dependency { scope, board in board.right = *!scope }
      .lifetime(.perDependency)
    builder.register { Column(board: *!$0) }.lifetime(.perDependency)
    builder.register { Clerk(column: -*!$0) }.lifetime(.perDependency)
  }
}
