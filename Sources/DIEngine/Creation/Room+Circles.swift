// Who waits for whom. Each question is asked under the room's lock, and reads the claims of a session only while its turn
// is free.

extension Room {
  // MARK: Circles of sessions

  /// The sessions that must act before a member of this one goes on.
  private func edges(_ session: Session) -> [Session] {
    var edges = session.outward.compactMap { member -> Session? in
      guard let wait = member.wait, let claim = wait.foreignClaim(of: member) else { return nil }
      return claim.session
    }
    for member in mainStack where member.session === session {
      if let other = member.wait?.under?.session, other !== session { edges.append(other) }
    }
    return edges
  }

  /// Returns the sessions on a circle of waits through one whose turn is free; nil if there is none. A session whose
  /// turn is taken is on no circle: who has the turn goes on.
  func circle(through first: Session) -> [Session]? {
    let edges = edges(first)
    guard !edges.isEmpty else { return nil }
    let visit = nextVisit()
    first.visit = visit
    // A loop instead of recursion: thousands of tasks may wait for each other on a small stack.
    var path = [(session: first, next: edges)]
    while !path.isEmpty {
      guard let next = path[path.count - 1].next.popLast() else {
        path.removeLast()
        continue
      }
      if next === first { return path.map(\.session) }
      guard next.visit != visit, next.turn == nil else { continue }
      next.visit = visit
      path.append((next, self.edges(next)))
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
        let chain = chain(from: claim, to: member)
      else { continue }
      if let index = chain.firstIndex(where: { $0.claim.slot?.isRepeatable == true }) {
        giveUp(index == 0 ? member : chain[index - 1].worker, .repetition)
      } else {
        giveUp(
          member, .recursion(chain.dropLast().flatMap { path(of: $0.worker, from: $0.claim) }))
      }
    }
  }

  /// Returns the claims along which a member waits for itself, each with the member whose code makes it and waits for
  /// the next; nil if the waits don't lead back.
  private func chain(from first: Claim, to end: Member) -> [(claim: Claim, worker: Member)]? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(first)]
    var path = [(claim: first, worker: end, others: workers(on: first))]
    while !path.isEmpty {
      let last = path.count - 1
      guard let worker = path[last].others.popLast() else {
        path.removeLast()
        continue
      }
      path[last].worker = worker
      if worker === end { return path.map { ($0.claim, $0.worker) } }
      guard let wait = worker.wait else { continue }
      // It can't go on before the job on top of its wait has ended.
      if let owner = wait.under { path[last].others.append(owner) }
      guard let claim = wait.initializingClaim(in: worker.session),
        seen.insert(ObjectIdentifier(claim)).inserted
      else { continue }
      path.append((claim, worker, workers(on: claim)))
    }
    return nil
  }

  /// The members in whose code a claim is being made: its own, and those that this code has started.
  private func workers(on claim: Claim) -> [Member] {
    guard claim.isOnStack else { return [] }
    if claim.member.children.isEmpty { return [claim.member] }
    return reachable(from: [claim.member]) { worker in
      worker.children.filter { child in
        worker !== claim.member || child.starter?.base?.path.contains { $0 === claim } ?? false
      }
    }
  }

  // MARK: On whose action a wait depends

  /// Returns the members that must act before a waiting one can go on.
  func dependsOn(_ member: Member) -> [Member] { all(from: [member], direct) }

  private func all(from first: [Member], _ next: (Member) -> [Member]) -> [Member] {
    Array(reachable(from: first, next).dropFirst(first.count))
  }

  private func direct(_ member: Member) -> [Member] {
    var found = member.wait?.under.map { [$0] } ?? []
    guard let wait = member.wait, wait.verdict == nil, !wait.isSettled else { return found }
    switch wait.wants {
    case .turn: break
    case .claim(let claim):
      let session = claim.session
      if let turn = session.turn {
        // It gives the turn up, and then all is looked at again.
        found.append(turn)
      } else if session !== member.session {
        found += actors(for: [claim])
      } else if claim.phase == .initializing {
        found += workers(on: claim)
      }
    case .end:
      if let turn = member.session.turn {
        found.append(turn)
      } else {
        found += actors(for: member.received)
      }
    }
    return found.filter { $0 !== member }
  }

  /// Returns the members that must act before claims are closed, the turn of whose session is free.
  func actors(for claims: [Claim]) -> [Member] {
    var seen: Set<ObjectIdentifier> = []
    var found: [Member] = []
    for claim in claims where !claim.isSettled {
      for each in claim.held where each.isUnfinished && seen.insert(ObjectIdentifier(each)).inserted
      {
        let workers = workers(on: each)
        found += workers.isEmpty ? [each.root] : workers
      }
    }
    return found
  }

  /// Returns the members that must act before the objects exist for which a member, and those that it depends on, wait.
  func dependsOnForEarly(_ member: Member) -> [Member] {
    all(from: [member]) { member in
      var found = member.wait?.under.map { [$0] } ?? []
      if let claim = member.wait?.claim, claim.session.turn == nil, claim.phase == .initializing {
        found += workers(on: claim)
      }
      return found
    }
  }

  /// All on which some members depend, and those members.
  func closure(_ members: [Member]) -> [Member] { members + all(from: members, direct) }
}

extension Wait {
  /// The claim of another session that a member waits for; nil if it is settled, or the member goes on anyway.
  func foreignClaim(of member: Member) -> Claim? {
    claim.flatMap { $0.session !== member.session ? $0 : nil }
  }

  /// The claim of a session whose initializer a member waits for; nil if it waits for nothing such, or goes on anyway.
  func initializingClaim(in session: Session) -> Claim? {
    claim.flatMap { $0.session === session && $0.phase == .initializing ? $0 : nil }
  }
}
