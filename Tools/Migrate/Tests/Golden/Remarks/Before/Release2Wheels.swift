// Rules: M2-56
import DIv2Compat

enum Release2Wheels {
  final class Board {
    var left: Column?
    var right: Column?
  }
  final class Column {
    weak var board: Board?
    init(board: Board) { self.board = board }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Board.init)
      .injection { $0.left = $1 }
      .injection { $0.right = $1 }
      .lifetime(.perDependency)
    builder.register(type: Column.init(board:)).lifetime(.perDependency)
    let container = try builder.build()
    let column: Column = try *container
    print(column)
  }
}
