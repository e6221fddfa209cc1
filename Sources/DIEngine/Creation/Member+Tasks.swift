internal import CDIEngine

// How a task gives its turn up and takes it again. A member that nobody has met needs no lock for it.

extension Member {
  /// Gives the turn up before a closure that may suspend.
  package func suspend() {
    beginSuspension()
    if giveUpAlone() { return }
    room.locked {
      state = .suspended
      room.release(session)
    }
  }

  /// Takes the turn after a closure has returned, if nobody has met the member.
  func resumeAlone() -> Bool {
    guard takeAlone() else { return false }
    endSuspension()
    return true
  }

  /// Takes the turn after a closure has returned or, for a child, joins the session.
  ///
  /// - Returns: The wait for the turn, if somebody else has it.
  package func enter(_ manner: @autoclosure () -> Wait.Manner) -> Wait? {
    if resumeAlone() { return nil }
    return room.locked {
      if let starter, case .unborn = state {
        starter.parent.add(self)
        meet()
      }
      endSuspension()
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

  /// Others must not wait for a suspended task on a thread that tasks may need: asynchronous requests ask for the count
  /// before they run synchronously.
  private func beginSuspension() {
    guard hasClaims, !isCounted else { return }
    isCounted = true
    di_add_suspended(1)
  }

  private func endSuspension() {
    guard isCounted else { return }
    isCounted = false
    di_add_suspended(-1)
  }

  // MARK: Jobs on the main thread

  /// Notes that the task is on its way to the main thread, where a job continues it.
  package func hop(_ job: any MainThreadJob) {
    beginSuspension()
    room.hop(self, job)
  }

  /// Notes that the task's job has begun on the main thread: takes the turn, or waits for it there.
  package func beginJob() {
    endSuspension()
    if let wait = room.beginJob(self) { _ = room.block(self, wait) }
  }

  /// Notes that the task's job has ended, and that the task returns where it came from. `enter(_:)` must follow there.
  package func endJob() {
    beginSuspension()
    room.locked {
      state = .returning
      room.release(session)
    }
  }
}
