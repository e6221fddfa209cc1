// Rules: M1-56
import DITranquillity

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
    let column: Lazy<Column>
    init(column: Lazy<Column>) { self.column = column }
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Board() }
      .dependency { scope, board in board.left = *!scope }
      .dependency { scope, board in board.right = *!scope }
      .lifetime(.perDependency)
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Column(board: *!$0) }.lifetime(.perDependency)
    builder.register { Clerk(column: $0) }.lifetime(.prototype)
  }
}
