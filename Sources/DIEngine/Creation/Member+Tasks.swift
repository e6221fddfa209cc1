// How a task gives its turn up and takes it again. A member that nobody has met needs no lock for it.

extension Member {
  /// Gives the turn up before a closure that may suspend.
  package func suspend() {
    if giveUpAlone() { return }
    room.locked {
      state = .suspended
      room.release(session)
    }
  }

  /// Takes the turn after a closure has returned or, for a child, joins the session.
  ///
  /// - Returns: The wait for the turn, if somebody else has it.
  package func enter(_ manner: @autoclosure () -> Wait.Manner) -> Wait? {
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

  /// Notes that the task's job has ended, and that the task returns where it came from. `enter(_:)` must follow there.
  package func endJob() {
    room.locked {
      state = .returning
      room.release(session)
    }
  }
}
