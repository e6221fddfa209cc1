// The end of an outermost request: its member waits until all that it received is settled.

extension Member {
  /// Whether the end of the outermost request concerns the member. A child's claims are its root's, and many tasks make
  /// nothing shared.
  var mayEnd: Bool {
    openings == 0 && !isChild && (kind == .thread || isMet)
  }

  /// Begins to wait at the end of the request, unless all that it received is settled.
  package func waitAtEnd(_ manner: @autoclosure () -> Wait.Manner) -> Wait? {
    guard let first = received.first(where: { !$0.isSettled }) else { return nil }
    return room.beginEnd(of: self, first.plan, manner())
  }

  /// Returns the failure of a request whose wait at its end is over.
  package func failure(after wait: Wait, _ outcome: Room.Outcome) -> Failure? {
    guard case .verdict(let verdict) = outcome else { return taint }
    var (kind, path) = (Failure.Kind.madeByTask, [Failure.PathElement]())
    if case .longWait(let others) = verdict { (kind, path) = (.longWait, others) }
    return Failure(
      kind, requested: wait.plan?.component.type ?? Any.self, component: wait.plan?.info,
      path: path, candidates: wait.plan.map { [$0.info] } ?? [])
  }

  /// Ends the member of an outermost request.
  package func leave() {
    let released = received
    received = []
    // After a time limit others have the turn.
    if isMet { room.locked { if session.turn === self { room.release(session) } } }
    withExtendedLifetime(released) {}
  }
}
