import Foundation
import TestSupport
import Testing

@testable import DIEngine

/// A thread keeps the memory of one settled claim, and with it a member, for its next request.
@Suite("Creation: recycled claims")
struct CreationRecyclingTests {
  private let room = Room()
  private let member: Member

  init() { member = Member(.thread, in: room) }

  /// Makes one object as a thread does.
  private func make(_ look: (Claim) -> Void) throws {
    let claim = member.claim(nil)
    try member.initialized(claim, Box(1), isQueued: false)
    look(claim)
    member.keepSpare(claim)
  }

  @Test("an unreferenced claim is used again")
  func renewed() throws {
    weak var first: Claim?
    try make { first = $0 }
    #expect(first != nil)
    try make { #expect($0 === first) }
    _ = member.takeSpare()
  }

  @Test("a claim that may still be needed is left unchanged")
  func left() throws {
    var first: Claim?
    try make { first = $0 }
    try make { #expect($0 !== first) }
    #expect(first?.phase == .published)
    _ = member.takeSpare()
  }

  @Test(
    "a member that others have met, or that has unsettled claims, isn't used again")
  func met() throws {
    try make { _ in }
    let unsettled = member.claim(nil)
    #expect(member.takeSpare() == nil)
    try member.initialized(unsettled, Box(1), isQueued: false)
    try make { _ in }
    room.locked { member.meet() }
    #expect(member.takeSpare() == nil)
  }

  @Test("a thread releases what it keeps when it ends, and keeps no engine alive")
  func threadEnds() throws {
    final class Result: @unchecked Sendable {
      weak var claim: Claim?
      weak var engine: Engine?
      var isKept = false
    }
    let result = Result()
    let hasEnded = DispatchSemaphore(value: 0)
    let thread = Thread {
      do {
        let container = RawContainer(.immediate)
        container.declare(.immediate, kept: Lifetime(.engine)) { Counter() }
        _ = try? container.get() as Counter
        result.engine = container.scope.engine
      }
      result.claim = ResolutionContext.current.spare
      result.isKept = result.claim != nil && result.engine == nil
      hasEnded.signal()
    }
    thread.start()
    hasEnded.wait()
    #expect(result.isKept)
    // Signalled before the thread's end: its destructors run after it.
    let limit = Date(timeIntervalSinceNow: 10)
    while result.claim != nil, Date() < limit { Thread.sleep(forTimeInterval: 0.001) }
    #expect(result.claim == nil)
  }
}
