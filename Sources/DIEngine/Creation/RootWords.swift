/// What other members and reports change of a root that they meet: two words, used without the room's lock.
struct RootWords {
  /// Who has the turn of a root.
  enum Turn: UInt {
    /// The root: nobody has met it.
    case taken
    /// Nobody: the root's task is in a closure that may suspend, and nobody has met it.
    case free
    /// Another member has met the root. The room guards the turn.
    case met
  }

  private let turnWord: AtomicWord
  /// Guards the paths of the root and its children, together with the turn: reports read them while the turn is taken.
  let path: AtomicWord

  /// - Parameter root: The root, whose first two properties are the words.
  init(of root: Member) {
    turnWord = AtomicWord(in: root)
    path = AtomicWord(in: root, at: 1)
  }

  var turn: Turn { Turn(rawValue: turnWord.load()).unsafelyUnwrapped }

  /// Replaces who has the turn.
  ///
  /// - Returns: False if somebody else has it.
  func replace(_ expected: Turn, with turn: Turn) -> Bool {
    turnWord.replace(expected.rawValue, with: turn.rawValue)
  }
}
