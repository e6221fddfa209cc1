import DIEngine
import Foundation
import TestSupport
import Testing

/// Very many objects that hold each other, made by one member.
@Suite("Creation: many objects")
struct CreationGrowthTests {
  private let member = Member(.thread, in: .shared)

  private func claim(_ slot: InstanceSlot) throws -> Claim {
    try #require(member.claim(slot, nil, in: .empty))
  }

  /// Begins an object with outstanding injections.
  private func early(_ slot: InstanceSlot) throws -> Claim {
    let claim = try claim(slot)
    _ = member.begin(claim, in: slot, claimedIn: .empty)
    try member.initialized(claim, Box(0), isQueued: true)
    return claim
  }

  private func inject(_ claim: Claim, _ held: Claim?) throws {
    #expect(member.resume(claim))
    if let held { member.receive(held) }
    try member.injected(claim, isLast: true)
  }

  private func onSmallStack(_ body: @escaping @Sendable () throws -> Void) throws {
    nonisolated(unsafe) var result: Result<Void, any Error>?
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = Result { try body() }
      finished.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    finished.wait()
    try result?.get()
  }

  @Test(
    "creation 8.3: a line or ring of 5,000 objects is published when its last is finished, on a small stack",
    arguments: [false, true], [false, true])
  func line(isRing: Bool, fromTheEnd: Bool) throws {
    nonisolated(unsafe) let test = self
    try onSmallStack {
      let slots = (0..<5_000).map { _ in InstanceSlot(.strong) }
      let claims = try slots.map(test.early)
      let order = Array(claims.indices)
      for index in fromTheEnd ? order.reversed() : order {
        if isRing { #expect(claims.allSatisfy { $0.phase != .published } || index % 500 != 0) }
        let next = index + 1 < claims.count ? claims[index + 1] : isRing ? claims[0] : nil
        try test.inject(claims[index], next)
      }
      #expect(slots.allSatisfy { $0.finished != nil })
    }
  }

  @Test("creation 8.3: one object that holds 20,000 unfinished ones, each of which holds it")
  func hub() throws {
    let slots = (0...20_000).map { _ in InstanceSlot(.strong) }
    let hub = try early(slots[0])
    #expect(member.resume(hub))
    let parts = try slots.dropFirst().map { slot in
      let part = try early(slot)
      // Received twice, but held once.
      member.receive(part)
      return part
    }
    #expect(hub.links?.holds.count == parts.count)
    try member.injected(hub, isLast: true)
    for part in parts {
      if hub.phase != .finished {
        Issue.record("It is published before what it holds is finished.")
      }
      try inject(part, hub)
    }
    #expect(hub.phase == .published)
    #expect(slots.allSatisfy { $0.finished != nil })
  }
}
