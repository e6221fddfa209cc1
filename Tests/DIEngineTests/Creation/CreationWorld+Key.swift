import DIEngine
import Foundation

/// A state as bytes: equal for states that differ only in how they were reached.
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
  /// The order of the calls, independent of the order among calls with equal requests.
  ///
  /// Two calls in equal positions may come in either order: such a state may be counted twice.
  var callOrder: [Int] {
    let places = calls.map { call -> [Int] in
      let isSpecial = program.trouble?.spot == .call(call.index) ? 1 : 0
      var place =
        [isSpecial, program.role(call.index), call.depth] + call.needs + [
          -1, Int(call.state.rawValue), call.next, call.wanted,
        ]
      for frame in call.frames {
        place += [frame.object.slot, Int(frame.code.rawValue), frame.next]
      }
      place += [-1] + call.queue.map(\.slot) + [-1] + call.borrowed.map(\.slot)
      return place
    }
    return calls.indices.sorted {
      places[$0] == places[$1] ? $0 < $1 : places[$0].lexicographicallyPrecedes(places[$1])
    }
  }

  /// Returns the key of the state for an order of the calls.
  func key(_ order: [Int]) -> CreationKey {
    var bytes: [UInt8] = [hasTroubled ? 1 : 0, hadError ? 1 : 0]
    bytes.reserveCapacity(256)
    var found: [VirtualObject] = []
    var position = order
    for (place, index) in order.enumerated() { position[index] = place }
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
      bytes.append(slots[slot]?.record.map(number) ?? 255)
      bytes.append(kept(slot).map(number) ?? 255)
    }
    for call in mainThread { bytes.append(UInt8(position[call.index])) }
    bytes.append(254)
    for index in order { append(calls[index], order, to: &bytes, number) }
    // Objects that are no longer in a slot may still be referenced, and may still end.
    if watch != nil { bytes += objects.filter(\.isOutstanding).map(number) }
    var next = 0
    while next < found.count {
      let object = found[next]
      next += 1
      append(object, position, order, to: &bytes, number)
    }
    return CreationKey(bytes)
  }

  private func append(
    _ call: VirtualCall, _ order: [Int], to bytes: inout [UInt8],
    _ number: (VirtualObject) -> UInt8
  ) {
    var flags: UInt8 = call.hasFailed ? 1 : 0
    if call.rootFailed { flags |= 2 }
    if call.me.inheritedFailure != nil { flags |= 4 }
    if call.me.isRunning { flags |= 8 }
    if call.me.isLent { flags |= 16 }
    if call.isBack { flags |= 32 }
    if call.suspendedState == .throwing,
      call.state == .suspended || call.state == .returning || call.state == .comingBack
    {
      flags |= 64
    }
    let group = call.me.group
    let first = group == nil ? nil : order.firstIndex { calls[$0].me.group === group }
    bytes.append(call.state.rawValue)
    bytes.append(flags)
    bytes.append(UInt8(call.next))
    bytes.append(UInt8(call.depth))
    bytes.append(UInt8(call.mainDepth ?? 255))
    if let parent = call.parent { bytes.append(UInt8(order.firstIndex(of: parent.index)!)) }
    if call.state == .awaiting { bytes.append(call.stateWithSession.rawValue) }
    bytes.append(call.kind.isAsynchronous && call.session.holder == call.index ? 1 : 0)
    bytes.append(UInt8(truncatingIfNeeded: call.wanted))
    bytes.append(UInt8(truncatingIfNeeded: first ?? -1))
    if let awaited = call.awaited { bytes.append(number(awaited)) }
    for object in call.results { bytes.append(number(object)) }
    bytes.append(254)
    for frame in call.frames {
      bytes.append(number(frame.object))
      bytes.append(frame.code.rawValue)
      bytes.append(UInt8(frame.next) | (frame.isDoomed ? 128 : 0) | (frame.wasOnMain ? 64 : 0))
    }
    bytes.append(254)
    for object in call.queue { bytes.append(number(object)) }
    bytes.append(254)
    for object in call.borrowed { bytes.append(number(object)) }
    bytes.append(254)
  }

  private func append(
    _ object: VirtualObject, _ position: [Int], _ order: [Int], to bytes: inout [UInt8],
    _ number: (VirtualObject) -> UInt8
  ) {
    let record = object.record
    bytes.append(UInt8(object.slot))
    bytes.append(phase(object))
    // A ready object doesn't change any more.
    guard object.phase != .ready else { return }
    bytes.append(UInt8(position[object.call]))
    var flags: UInt8 = object.exists ? 1 : 0
    if object.isFinished { flags |= 2 }
    if object.hasFailed { flags |= 4 }
    if let record {
      if record.isOnStack { flags |= 8 }
      if record.pendingFailure != nil { flags |= 16 }
      if record.box != nil { flags |= 32 }
    }
    bytes.append(flags)
    var borrowers: UInt8 = 0
    for borrower in record?.borrowers ?? [] {
      let borrower = ObjectIdentifier(borrower)
      borrowers |= 1 << UInt8(order.firstIndex { calls[$0].identity == borrower }!)
    }
    bytes.append(borrowers)
    let holds = record?.holds.filter { !$0.isSettled } ?? []
    append(holds.map { number(self.object(of: $0)) }, to: &bytes)
    append(object.references.map(number), to: &bytes)
  }

  private func append(_ numbers: [UInt8], to bytes: inout [UInt8]) {
    bytes += numbers.sorted()
    bytes.append(254)
  }

  private func phase(_ object: VirtualObject) -> UInt8 {
    switch object.phase {
    case .initializing: return 0
    case .early: return 1
    case .done: return 2
    case .ready: return 3
    case .failed: return 4
    }
  }
}
