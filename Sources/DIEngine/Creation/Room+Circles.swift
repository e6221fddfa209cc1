// Circles of waits, which the room breaks: it unites sessions, or lets a member go on without what it waits for.

extension Room {
  // MARK: Circles of sessions

  /// Returns the sessions on a circle of waits through one whose turn is free; nil if there is none. A session whose
  /// turn is taken is on no circle: who has the turn goes on.
  func circle(through first: Session) -> [Session]? {
    let edges = first.awaited(mainStack)
    guard !edges.isEmpty else { return nil }
    var seen: Set<ObjectIdentifier> = []
    // A loop instead of recursion: thousands of tasks may wait for each other on a small stack.
    var path = [(session: first, next: edges)]
    while !path.isEmpty {
      guard let next = path[path.count - 1].next.popLast() else {
        path.removeLast()
        continue
      }
      if next === first { return path.map(\.session) }
      guard next.turn == nil, seen.insert(ObjectIdentifier(next)).inserted else { continue }
      path.append((next, next.awaited(mainStack)))
    }
    return nil
  }

  /// Makes one session of several with free turns.
  func unite(_ sessions: [Session]) -> Session {
    let united = sessions[0]
    for session in sessions.dropFirst() { united.absorb(session) }
    // Waits for claims that were foreign may close circles of initializers now, or are over.
    let former = united.outward
    united.outward = []
    for member in former {
      guard let wait = member.wait, case .claim(let claim) = wait.wants else { continue }
      guard claim.session === united else {
        united.outward.append(member)
        continue
      }
      united.fresh.append(member)
      if claim.box != nil { note(ready: member, wait) }
    }
    return united
  }

  // MARK: Circles of initializers

  /// Examines each wait that has not been examined since it began, or since its session was united.
  func examineFresh(_ session: Session) {
    let fresh = session.fresh
    session.fresh = []
    // The member that came last is the first: it gets the error.
    for member in fresh {
      guard let claim = member.wait?.initializingClaim(in: session),
        let chain = claim.chain(to: member)
      else { continue }
      if let index = chain.firstIndex(where: { $0.claim.slot?.isRepeatable == true }) {
        giveUp(index == 0 ? member : chain[index - 1].worker, .repetition)
      } else {
        giveUp(
          member, .recursion(chain.dropLast().flatMap { $0.worker.makings(from: $0.claim) }))
      }
    }
  }
}
