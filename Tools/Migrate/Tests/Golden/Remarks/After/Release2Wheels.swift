// Rules: M2-56
import DITranquillity

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
    let builder = DIContainer()
    // MIGRATE(M2-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register(type: Board.init)
      .injection { $0.left = $1 }
      .injection { $0.right = $1 }
      .lifetime(.perDependency)
    // MIGRATE(M2-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register(type: Column.init(board:)).lifetime(.perDependency)
    builder.initializeSingletonObjects()
    let container = builder
    let column: Column = try container.resolved()
    print(column)
  }
}
