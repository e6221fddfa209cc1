import DIEngine
import Foundation

/// A state as bytes: equal for states that are the same but for how they were reached.
struct CreationKey: Hashable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func == (one: CreationKey, two: CreationKey) -> Bool {
    guard one.bytes.count == two.bytes.count else { return false }
    return one.bytes.withUnsafeBytes { one in
      two.bytes.withUnsafeBytes { memcmp(one.baseAddress!, $0.baseAddress!, one.count) == 0 }
    }
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension CreationWorld {
  var key: CreationKey {
    var bytes: [UInt8] = [hasTroubled ? 1 : 0, hadError ? 1 : 0]
    bytes.reserveCapacity(256)
    var found: [VirtualObject] = []
    for object in objects { object.number = -1 }
    func number(_ object: VirtualObject) -> UInt8 {
      if object.number < 0 {
        object.number = found.count
        found.append(object)
      }
      return UInt8(object.number)
    }
    func number(_ record: CreationRecord) -> UInt8 { number(object(of: record)) }
    for slot in slots.indices {
      bytes.append(slots[slot].record.map(number) ?? 255)
      bytes.append(kept(slot).map(number) ?? 255)
    }
    for call in calls {
      bytes.append(call.state.rawValue)
      var flags: UInt8 = call.hasFailed ? 1 : 0
      if call.rootFailed { flags |= 2 }
      if call.me.taint != nil { flags |= 4 }
      if call.me.isRunning { flags |= 8 }
      bytes.append(flags)
      bytes.append(UInt8(call.next))
      bytes.append(UInt8(truncatingIfNeeded: call.wanted))
      let group = call.me.group
      bytes.append(
        group == nil ? 255 : UInt8(calls.firstIndex { $0.me.group === group }!))
      for object in call.results { bytes.append(number(object)) }
      bytes.append(254)
      for frame in call.frames {
        bytes.append(number(frame.object))
        bytes.append(frame.code.rawValue)
        bytes.append(UInt8(frame.next))
      }
      bytes.append(254)
      for object in call.queue { bytes.append(number(object)) }
      bytes.append(254)
      for object in call.borrowed { bytes.append(number(object)) }
      bytes.append(254)
    }
    var next = 0
    while next < found.count {
      let object = found[next]
      next += 1
      let record = object.record
      bytes.append(UInt8(object.slot))
      bytes.append(phase(record))
      guard record.phase != .ready else { continue }
      bytes.append(UInt8(object.call))
      var flags: UInt8 = object.exists ? 1 : 0
      if object.isFinished { flags |= 2 }
      if object.hasFailed { flags |= 4 }
      if record.isOnStack { flags |= 8 }
      if record.poison != nil { flags |= 16 }
      if record.box != nil { flags |= 32 }
      for call in calls where record.borrowers.contains(where: { $0 === call.me }) {
        flags |= 64 << UInt8(min(call.index, 1))
        if call.index > 1 { bytes.append(100 + UInt8(call.index)) }
      }
      bytes.append(flags)
      append(record.holds.filter { !$0.isSettled }.map(number), to: &bytes)
      append(object.references.map(number), to: &bytes)
    }
    return CreationKey(bytes)
  }

  private func append(_ numbers: [UInt8], to bytes: inout [UInt8]) {
    bytes += numbers.sorted()
    bytes.append(254)
  }

  private func phase(_ record: CreationRecord) -> UInt8 {
    switch record.phase {
    case .initializing: return 0
    case .early: return 1
    case .done: return 2
    case .ready: return 3
    case .failed: return 4
    }
  }
}
