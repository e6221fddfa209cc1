import DIEngine
import Foundation
import Testing

/// Very many objects that hold each other.
@Suite("Creation: many objects")
struct CreationGrowthTests {
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      finished.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    finished.wait()
  }

  /// Creates objects with deferred injections; each injection receives the next object.
  ///
  /// - Returns: Whether all of them are ready at the end, and none before.
  private func line(_ count: Int) -> Bool {
    var rules = CreationRules()
    let me = Creator()
    let slots = (0..<count).map { _ in InstanceSlot(.strong) }
    let records = slots.map { slot in
      let record = rules.begin(slot, nil, by: me)
      _ = rules.initialized(record, Box(0), isQueued: true)
      return record
    }
    var isInOrder = true
    for (index, record) in records.enumerated() {
      guard rules.resume(record) else { return false }
      if index + 1 < count { rules.deliver(records[index + 1], to: me) }
      if records[0].phase == .ready { isInOrder = false }
      _ = rules.injected(record)
    }
    rules.end(me, nil)
    rules.pendingReleases = []
    me.releaseRecords()
    return isInOrder && slots.allSatisfy { $0.finished != nil }
  }

  @Test("a line of 5,000 objects is published on a thread with a small stack")
  func line() {
    let isRight = Counter()
    onSmallStack { if line(5_000) { isRight.add() } }
    #expect(isRight.value == 1)
  }

  @Test("one object that holds 20,000 unfinished ones")
  func hub() {
    var rules = CreationRules()
    let me = Creator()
    let slots = (0...20_000).map { _ in InstanceSlot(.strong) }
    let hub = rules.begin(slots[0], nil, by: me)
    let parts = slots.dropFirst().map { slot in
      let part = rules.begin(slot, nil, by: me)
      _ = rules.initialized(part, Box(0), isQueued: true)
      // Delivered twice, but retained once.
      rules.deliver(part, to: me)
      return part
    }
    #expect(hub.holds.count == parts.count)
    #expect(rules.initialized(hub, Box(0), isQueued: false) == nil)
    for part in parts {
      #expect(hub.phase == .done)
      guard rules.resume(part) else { break }
      _ = rules.injected(part)
    }
    #expect(hub.phase == .ready)
    #expect(slots.allSatisfy { $0.finished != nil })
    rules.end(me, nil)
    rules.pendingReleases = []
    me.releaseRecords()
  }
}
