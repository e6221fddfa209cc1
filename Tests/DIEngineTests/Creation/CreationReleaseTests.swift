import Testing

@testable import DIEngine

/// What dies because of an event in the room dies after the room's lock is released: a deinit is code of the user.
@Suite("Creation: what dies in the room")
struct CreationReleaseTests {
  /// Takes the room's lock when it dies.
  private final class Mortal: Error, @unchecked Sendable {
    private let room: Room
    private let death: Death

    init(_ room: Room, _ death: Death) {
      self.room = room
      self.death = death
    }

    deinit { room.locked { death.hasHappened = true } }

    /// Makes a closure retain the value: closures need not retain values that they don't use.
    func use() {}
  }

  private final class Death {
    var hasHappened = false
  }

  private let room = Room()
  private let death = Death()
  private let manner = Wait.Manner.thread(isOnMain: false, mayBeNeeded: false)

  private func begin(_ member: Member, _ slot: InstanceSlot, _ plan: ComponentPlan? = nil) throws
    -> Claim
  {
    let claim = try #require(member.claim(slot, plan, in: .empty))
    _ = member.begin(claim, in: slot, claimedIn: .empty)
    return claim
  }

  /// Returns a plan whose component's closure retains a value, and its engine.
  private func plan(retaining value: Mortal) -> (ComponentPlan, Engine) {
    let engine = Engine { _ in }
    let component = Component(
      of: Int.self, file: #fileID, line: #line,
      behaviour: RawContainer.Style.immediate.behaviour, lifetime: Lifetime(.engine),
      factory: Factory(
        declare: { _ in value.use() },
        body: { _, _, memory in memory.initializeMemory(as: Int.self, to: 1) }))
    engine.registry.add(component)
    let plan = engine.registry.locked {
      engine.registry.componentPlan(component.identity(.none), from: .none)
    }
    return (plan, engine)
  }

  @Test("creation 8: an object that loses its slot")
  func abandoned() throws {
    let (member, slot) = (Member(.thread, in: room), InstanceSlot(.strong))
    let claim = try begin(member, slot)
    member.expose(Box(Mortal(room, death)), of: claim)
    #expect(!death.hasHappened)
    member.forgetOwnObject(slot)
    #expect(death.hasHappened)
  }

  /// Two requests, the first of which received an unfinished object of the second one, and waits for it at its end.
  private final class Pair {
    let first: Member
    let second: Member
    var wait: Wait?
    /// The second one's claim, while its injections run.
    var claim: Claim?

    init(_ room: Room) { (first, second) = (Member(.thread, in: room), Member(.thread, in: room)) }
  }

  private func pair(_ plan: ComponentPlan? = nil) throws -> Pair {
    let pair = Pair(room)
    let slots = (InstanceSlot(.strong), InstanceSlot(.strong))
    let claim = try begin(pair.first, slots.0)
    let other = try begin(pair.second, slots.1, plan)
    try pair.second.initialized(other, Box(2), isQueued: true)
    #expect(pair.second.resume(other))
    guard case .wait(let firstWait) = try pair.first.find(slots.1, nil, { manner }),
      case .wait(let secondWait) = try pair.second.find(slots.0, nil, { manner }),
      room.isOver(firstWait, of: pair.first),
      case .unfinished = try pair.first.find(slots.1, nil, { manner })
    else { throw Unexpected() }
    _ = pair.first.fail(claim, Failure(.recursion, requested: Int.self, path: []))
    let wait = Wait(.end, manner, nil)
    room.locked { room.begin(wait, of: pair.first) }
    pair.wait = wait
    guard room.isOver(secondWait, of: pair.second), secondWait.verdict == nil else {
      throw Unexpected()
    }
    pair.claim = other
    return pair
  }

  private struct Unexpected: Error {}

  @Test("creation 8: the plan of a claim that a request received, when its engine is gone")
  func received() throws {
    let pair: Pair
    do {
      // The engine lives until the wait has begun.
      let (plan, engine) = plan(retaining: Mortal(room, death))
      pair = try withExtendedLifetime(engine) { try self.pair(plan) }
    }
    try pair.second.injected(#require(pair.claim), isLast: true)
    pair.claim = nil
    #expect(!death.hasHappened)
    pair.second.leave()
    #expect(death.hasHappened)
    let wait = try #require(pair.wait)
    guard room.isOver(wait, of: pair.first), wait.verdict == nil else { throw Unexpected() }
  }

  @Test("creation 8: the failure of a request that gave up waiting for a received object")
  func tainted() throws {
    var pair: Pair? = try pair()
    let (second, claim) = (pair!.second, pair!.claim!)
    do {
      // The time limit of the first one has passed.
      let wait = pair!.wait!
      room.locked {
        wait.verdict = .longWait([])
        room.remove(wait, of: pair!.first)
      }
      pair!.first.leave()
    }
    // Only the claim refers to the first one from now on.
    pair = nil
    do {
      let error = Mortal(room, death)
      let discarded = second.fail(claim, Failure(.user(error), requested: Int.self, path: []))
      withExtendedLifetime(discarded) {}
    }
    #expect(death.hasHappened)
    second.leave()
  }
}
