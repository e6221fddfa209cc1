// Who has the turn: a member gives it up and takes it again. A root that nobody has met needs no lock for it.

extension Member {
  // MARK: The turn of a root that nobody has met

  enum Turn: UInt {
    /// The root has it: nobody has met it.
    case taken
    /// Nobody has it: the root's task is in a closure that may suspend, and nobody has met it.
    case free
    /// Another member has met the root. The room guards the turn.
    case met
  }

  /// Replaces who has the turn of a root.
  ///
  /// - Returns: False if somebody else has it, or the root is met.
  private func replace(_ expected: Turn, with turn: Turn) -> Bool {
    turnWord.replace(expected.rawValue, with: turn.rawValue)
  }

  /// Whether another member has met this one.
  package var isMet: Bool { turnWord.load() == Turn.met.rawValue }

  /// Takes the turn of a root, if nobody has met it.
  ///
  /// - Returns: False if the session is met.
  func takeAlone() -> Bool { !isChild && replace(.free, with: .taken) }

  /// Notes that another member refers to the session of this one: from now on the room guards the turn. The caller has
  /// the room's lock.
  package func meet() {
    let root = self.root
    while !root.isMet {
      if root.replace(.taken, with: .met) { session.turn = root }
      if root.replace(.free, with: .met) { root.state = .suspended }
    }
  }

  // MARK: The turn of any member

  /// Gives the turn up before a closure that may suspend.
  package func giveUpTurn() {
    if !isChild, replace(.taken, with: .free) { return }
    room.locked {
      state = .suspended
      room.release(session)
    }
  }

  /// Takes the turn after a closure has returned or, for a child, joins the session.
  ///
  /// - Returns: The wait for the turn, if somebody else has it.
  package func takeTurn(_ manner: @autoclosure () -> Wait.Manner) -> Wait? {
    if takeAlone() { return nil }
    return room.locked {
      if let starter, case .unborn = state {
        starter.parent.add(self)
        meet()
      }
      return room.takeTurn(self, manner())
    }
  }

  /// Ends the request of a child, whose claims belong to the outermost request.
  package func leaveParent() {
    room.locked {
      starter?.parent.remove(self)
      room.release(session)
    }
  }

  // MARK: Jobs on the main thread

  /// Notes that the member's job has begun on the main thread: takes the turn, or waits for it there.
  package func beginJob() {
    if let wait = room.beginJob(self) { _ = room.block(self, wait) }
  }

  /// Notes that the task's job has ended, and that the task returns where it came from. `takeTurn(_:)` must follow there.
  package func endJob() {
    room.locked {
      state = .returning
      room.release(session)
    }
  }
}
