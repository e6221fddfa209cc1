/// The wall of the terminal: two columns that both belong to it.
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
