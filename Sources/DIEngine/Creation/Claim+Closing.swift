// When an object is closed: finished, with all that it leads to.
//
// Each finished claim is searched along one hold until something unfinished is found. Holds that lead nowhere new are
// dropped, and claims that reach each other become a ring that is searched as one. So all searches together look at each
// hold a few times, however many objects a cycle has.

extension Claim {
  /// Returns the claims that are closed, now that this one is finished, in the order in which they may be published.
  ///
  /// The caller settles them. Their holders are closed with the last of their holds: the caller asks those, too.
  func closed() -> [Claim] {
    if links == nil { return [self] }
    var closed: [Claim] = []
    var isClosed: Set<ObjectIdentifier> = []
    var path = [standing]
    var onPath: Set<ObjectIdentifier> = [ObjectIdentifier(path[0])]
    while let ring = path.last {
      guard let next = ring.links?.holds.last?.standing else {
        closed += [ring] + (ring.links?.ringMembers ?? [])
        isClosed.insert(ObjectIdentifier(ring))
        onPath.remove(ObjectIdentifier(ring))
        path.removeLast()
        continue
      }
      if next.isSettled || next === ring || isClosed.contains(ObjectIdentifier(next)) {
        ring.links?.holds.removeLast()
      } else if onPath.contains(ObjectIdentifier(next)) {
        // The claims on the path from it lead to each other.
        while path[path.count - 1] !== next {
          let inner = path.removeLast()
          onPath.remove(ObjectIdentifier(inner))
          next.absorb(inner)
        }
      } else if let blocker = next.unfinished {
        for ring in path { ring.ownLinks.blocker = blocker }
        break
      } else {
        path.append(next)
        onPath.insert(ObjectIdentifier(next))
      }
    }
    return closed
  }

  /// Makes a ring part of this one.
  private func absorb(_ inner: Claim) {
    let (own, other) = (ownLinks, inner.ownLinks)
    own.holds += other.holds
    own.ringMembers += [inner] + other.ringMembers
    own.blocker = nil
    (other.holds, other.ringMembers, other.ring) = ([], [], self)
  }

  /// The claim itself or a reachable one, if it is known to be unfinished; nil if that has to be searched.
  private var unfinished: Claim? {
    var claim = self
    while claim.phase == .finished, let next = claim.links?.blocker { claim = next.standing }
    guard claim.isUnfinished else { return nil }
    var step = self
    while step.phase == .finished, let next = step.links?.blocker {
      step.links?.blocker = claim
      step = next.standing
    }
    return claim
  }
}
