// Who waits for whom. Each question is asked under the room's lock, and reads the claims of a session only while its turn
// is free.

extension Claim {
  /// The members in whose code the claim is being made: its own, and those that this code has started.
  var workers: [Member] {
    guard isOnStack else { return [] }
    if member.children.isEmpty { return [member] }
    return reachable(from: [member]) { worker in
      worker.children.filter { child in
        worker !== self.member || child.starter?.base?.path.contains { $0 === self } ?? false
      }
    }
  }

  /// Returns the claims along which a member that waits for this one waits for itself, each with the member whose code makes
  /// it and waits for the next; nil if the waits don't lead back.
  func chain(to end: Member) -> [(claim: Claim, worker: Member)]? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var path = [(claim: self, worker: end, others: workers)]
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
      path.append((claim, worker, claim.workers))
    }
    return nil
  }
}

extension Session {
  /// The sessions that must act before a member of this one goes on.
  ///
  /// - Parameter mainStack: The members that wait on the main thread.
  func awaited(_ mainStack: [Member]) -> [Session] {
    let foreign = outward.compactMap { $0.wait?.foreignClaim(of: $0)?.session }
    let under = mainStack.filter { $0.session === self }.compactMap { $0.wait?.under?.session }
    return foreign + under.filter { $0 !== self }
  }
}

extension [Claim] {
  /// The members that must act before the claims are closed, the turn of whose session is free.
  var actors: [Member] {
    var seen: Set<ObjectIdentifier> = []
    var found: [Member] = []
    for claim in self where !claim.isSettled {
      for each in claim.held where each.isUnfinished && seen.insert(ObjectIdentifier(each)).inserted
      {
        let workers = each.workers
        found += workers.isEmpty ? [each.root] : workers
      }
    }
    return found
  }
}

extension Wait {
  /// Returns the members that must act before the waiting one can go on, without those on which they depend.
  func actors(for member: Member) -> [Member] {
    var found = under.map { [$0] } ?? []
    guard verdict == nil, !isSettled else { return found }
    switch wants {
    case .turn: break
    case .claim(let claim):
      let session = claim.session
      if let turn = session.turn {
        // It gives the turn up, and then all is looked at again.
        found.append(turn)
      } else if session !== member.session {
        found += [claim].actors
      } else if claim.phase == .initializing {
        found += claim.workers
      }
    case .end: found += member.session.turn.map { [$0] } ?? member.received.actors
    }
    return found.filter { $0 !== member }
  }

  /// The members that must act before the object exists, without those on which they depend.
  var actorsForEarly: [Member] {
    var found = under.map { [$0] } ?? []
    if let claim, claim.session.turn == nil, claim.phase == .initializing {
      found += claim.workers
    }
    return found
  }

  /// Returns the members that block the waiting one: those that must act, or the one that has the turn they need.
  func blocking(_ member: Member) -> [Member] {
    if case .claim(let claim) = wants {
      return claim.session.turn.map { [$0] } ?? [claim].actors
    }
    return member.session.turn.map { [$0] } ?? (isAtEnd ? member.received.actors : [])
  }

  /// The claim of another session that a member waits for; nil if it is settled, or the member goes on anyway.
  func foreignClaim(of member: Member) -> Claim? {
    claim.flatMap { $0.session !== member.session ? $0 : nil }
  }

  /// The claim of a session whose initializer a member waits for; nil if it waits for nothing such, or goes on anyway.
  func initializingClaim(in session: Session) -> Claim? {
    claim.flatMap { $0.session === session && $0.phase == .initializing ? $0 : nil }
  }
}

extension [Member] {
  /// The members, and all that must act before they can go on.
  var withActors: [Member] { reachable(from: self) { $0.wait?.actors(for: $0) ?? [] } }
}

extension Member {
  /// The members that must act before this one, which waits, can go on.
  var actors: some Sequence<Member> { [self].withActors.dropFirst() }

  /// The members that must act before the objects exist for which this one, and those that it depends on, wait.
  var actorsForEarly: [Member] {
    Array(reachable(from: [self]) { $0.wait?.actorsForEarly ?? [] }.dropFirst())
  }
}
