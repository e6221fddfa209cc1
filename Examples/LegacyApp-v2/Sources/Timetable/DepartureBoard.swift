/// The board on the wall of the terminal, with two columns.
public final class DepartureBoard {
  public var left: BoardColumn!
  public var right: BoardColumn!

  init() {}
}

public final class BoardColumn {
  public private(set) weak var board: DepartureBoard?

  init(board: DepartureBoard) {
    self.board = board
  }
}
