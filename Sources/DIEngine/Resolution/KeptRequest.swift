internal import CDIEngine

/// The object of a request that is made once, whenever it is wanted first: what a lazy that keeps
/// its object holds.
///
/// It is kept as a shared object is: one thread at a time makes it, and no other one sees it before
/// all that it reaches is finished.
package final class KeptRequest<Value>: @unchecked Sendable {
  private let slot = Slot(.strong, isRepeatable: true)

  package init() {}

  /// The kept object, if there is one for this thread.
  package var kept: Value? {
    (SlotGate.shared.ownObject(slot, currentThreadState()) ?? slot.finished).map(unboxed)
  }

  /// The kept object, or what the request gives. A failure is not kept.
  ///
  /// Where the request leads here again, it is made again; what is ready first is kept. So it is where
  /// another thread makes the request, and can't go on before this one does.
  package func value(_ request: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let box = slot.finished { return unboxed(box) }
    let thread = currentThreadState()
    guard currentRun(thread) == nil else { return try made(request, thread) }
    // There is no request that this one belongs to: the resolution ends here.
    let resolution = Resolution.current(thread)
    resolution.openings += 1
    let value: Value
    do throws(Failure) {
      value = try made(request, thread)
    } catch {
      if closes(resolution) {
        SlotGate.shared.abandon(resolution, error, thread)
      }
      throw error
    }
    if closes(resolution) { try SlotGate.shared.end(resolution, thread) }
    return value
  }

  private func closes(_ resolution: Resolution) -> Bool {
    resolution.openings -= 1
    return resolution.openings == 0
  }

  private func made(
    _ request: () throws(Failure) -> Value, _ thread: ThreadState
  ) throws(Failure) -> Value {
    switch try SlotGate.shared.need(slot, nil, Value.self, thread) {
    case .ready(let box):
      return unboxed(box)
    case .unfinished(let box):
      tellUnfinished(currentRun(thread))
      return unboxed(box)
    case .recursion:
      let value = try request()
      return unboxed(SlotGate.shared.showFirst(Box(value), in: slot, thread))
    case .make(let record):
      do throws(Failure) {
        let value = try request()
        let box = SlotGate.shared.ownObject(slot, thread) ?? Box(value)
        try SlotGate.shared.initialized(record, box, isQueued: false)
        return unboxed(box)
      } catch {
        SlotGate.shared.fail(
          record.takeUnretainedValue(), error, in: currentRun(thread).map(graph(of:)))
        throw error
      }
    }
  }

  /// Keeps a value in place of what is kept.
  package func keep(_ value: Value) {
    clear()
    _ = slot.keep(Box(value))
  }

  /// Forgets the kept object, which others may still hold.
  package func clear() {
    SlotGate.shared.forgetOwnObject(slot, currentThreadState())
    slot.clean()
  }

  private func unboxed(_ box: AnyBox) -> Value {
    unsafeDowncast(box, to: Box<Value>.self).value
  }
}
