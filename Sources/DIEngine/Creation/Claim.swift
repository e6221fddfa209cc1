/// One attempt to make one object, from its first step to its settlement.
///
/// A slot's object has a claim, and so has an object without a slot that a shared object may hold before it is
/// finished. A claim is settled once: published or failed.
///
/// Who has the turn of the claim's session guards all properties, except those of the room.
package final class Claim {
  package enum Phase {
    /// The initializer runs, with the injections that count as its part.
    case initializing
    /// The object exists. Injections are outstanding.
    case early
    /// Initializer and injections are over. The object may hold unfinished ones.
    case finished
    /// All may see the object.
    case published
    /// The attempt failed, or that of an object that this one holds.
    case failed
  }

  // The turn excludes overlapping accesses, and checks of exclusivity would take a tenth of a claim's time.

  /// The plan of the object's component; nil for the object of a kept request.
  let plan: (any ClaimedPlan)?
  /// The slot for the object; nil if it has none, or another claim has taken it.
  @exclusivity(unchecked) var slot: InstanceSlot?
  /// The member of the outermost request that the claim belongs to. The claim retains it as its member, or a child of it.
  unowned(unsafe) let root: Member
  /// The member that makes the object, or that made it last.
  @exclusivity(unchecked) package var member: Member
  @exclusivity(unchecked) package internal(set) var phase = Phase.initializing
  /// Whether code of the object runs: its initializer or an injection.
  @exclusivity(unchecked) package var isOnStack = false
  @exclusivity(unchecked) package internal(set) var box: AnyBox?
  /// The claim whose code asked for this one, while this one is on the stack.
  @exclusivity(unchecked) package var below: Claim?
  /// The members that wait for the object; nil if none has waited. Guarded by the room, not by the turn.
  @exclusivity(unchecked) package var waiters: [Member]?
  /// The record of the object, for its end; nil if makings aren't recorded.
  @exclusivity(unchecked) package var record: EndRecord?
  /// What has to do with other claims and members; nil if nothing has.
  @exclusivity(unchecked) package var links: Links?

  init(_ slot: InstanceSlot?, _ plan: (any ClaimedPlan)?, by member: Member) {
    self.slot = slot
    self.plan = plan
    self.member = member
    root = member.root
  }

  /// The session. The caller has the room's lock.
  package var session: Session { root.session }

  /// Whether a member, which has the turn, makes the object. Only the root never changes: it is looked at first, since
  /// the claim may be of another session.
  func isOf(_ member: Member) -> Bool { root === member.root && self.member === member }

  /// Whether the claim is published or failed.
  package var isSettled: Bool { phase == .published || phase == .failed }

  /// Whether initializer and injections are still running or outstanding.
  package var isUnfinished: Bool { phase == .initializing || phase == .early }

  /// The claim and those whose code asked for it, one by another.
  var path: UnfoldSequence<Claim, (Claim?, Bool)> { sequence(first: self) { $0.below } }

  // MARK: The record, for the end of the object

  /// The record of the object, or else of the nearest one whose code asked for it.
  package var nearestRecord: EndRecord? { path.lazy.compactMap(\.record).first }

  /// Notes that the running code of another claim receives the object. The caller may have the room's lock.
  func noteReceived(by innermost: Claim?) {
    guard let record else { return }
    innermost?.nearestRecord?.use(record, isLocked: true)
    ResolutionContext.current.endRecordOfDelayed?.use(record, isLocked: true)
  }
}

extension SlotState {
  /// The state of a slot whose object a claim makes.
  package static func claimed(_ claim: Claim) -> SlotState {
    SlotState(bits: UInt(bitPattern: Unowned(claim).address))
  }

  /// The claim that makes the object. Only for a word that can't change: the claim lives until it is settled.
  package var claim: Claim? {
    guard let address = UnsafeRawPointer(bitPattern: isClaimed ? bits & ~1 : 0) else { return nil }
    return Unowned<Claim>(address: address).object
  }
}

/// How an unsettled claim hangs together with others.
extension Claim {
  package final class Links {
    /// Claims of objects that this one's object received before they were settled.
    package var holds: [Claim] = []
    /// The reverse.
    package var heldBy: [Claim] = []
    /// The roots of other requests that received the object.
    package var receivers: [Member] = []
    /// The failure with which the running code must end.
    package var pending: Failure?
    /// The claim that stands for this one: finished claims that reach each other are one ring, with the holds of all.
    var ring: Claim?
    /// The claims for which this one stands.
    var ringMembers: [Claim] = []
    /// A claim that was unfinished when it was found to be reached.
    var blocker: Claim?
  }

  /// The links, created at first use: most claims have none.
  var ownLinks: Links {
    if let links { return links }
    let made = Links()
    links = made
    return made
  }

  /// Notes that the object receives that of another claim.
  func hold(_ other: Claim) {
    guard other !== self, !isHolding(other) else { return }
    ownLinks.holds.append(other)
    other.ownLinks.heldBy.append(self)
  }

  /// Both sides have a list, so the shorter one is searched.
  private func isHolding(_ other: Claim) -> Bool {
    guard let links, let others = other.links else { return false }
    return links.holds.count < others.heldBy.count
      ? links.holds.contains { $0 === other } : others.heldBy.contains { $0 === self }
  }

  /// The claim and all unsettled ones whose objects lead to its object.
  var holders: [Claim] { unsettled { $0.links?.heldBy ?? [] } }

  /// The claim and all unsettled ones to which its object leads.
  var held: [Claim] {
    unsettled { claim in
      let ring = claim.standing
      return [ring] + (ring.links?.ringMembers ?? []) + (ring.links?.holds ?? [])
    }
  }

  private func unsettled(_ next: (Claim) -> [Claim]) -> [Claim] {
    links == nil
      ? [self] : reachable(from: [self]) { claim in next(claim).filter { !$0.isSettled } }
  }

  /// The claim that stands for this one's ring.
  var standing: Claim {
    guard var standing = links?.ring else { return self }
    while let next = standing.links?.ring { standing = next }
    // Later searches take one step.
    var claim = self
    while let next = claim.links?.ring, next !== standing {
      claim.links?.ring = standing
      claim = next
    }
    return standing
  }
}

/// When an object is closed: finished, with all that it leads to.
///
/// Each finished claim is searched along one hold until something unfinished is found. Holds that lead nowhere new are
/// dropped, and claims that reach each other become a ring that is searched as one. So all searches together look at each
/// hold a few times, however many objects a cycle has.
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

/// What those who make an object, and those who wait for it, know of its plan.
package protocol ClaimedPlan: AnyObject {
  var component: Component { get }
  var registry: Registry { get }
  var lifetime: Lifetime { get }
  /// The store that keeps the instances, if the component has a lifetime that the user defined.
  var store: (any InstanceStore)? { get }
  /// The description of the component in failures. Readable without a lock.
  var info: ComponentInfo { get }
}

extension ClaimedPlan {
  /// Whether a slot holds its instance weakly, so that requests find it only while somebody else retains it.
  @inline(__always)
  package func isWeak(in slot: InstanceSlot) -> Bool {
    lifetime.strength == .weak || slot.isWeakened
  }

  /// Lets the component's store keep an instance.
  func save(_ box: AnyBox) {
    Mutex.checkNoneHeld("A storage")
    store!.save(box.any, for: component.declaration)
  }
}
