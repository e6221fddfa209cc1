/// The object of a request that is made once, whenever it is wanted first: what a lazy that keeps
/// its object holds.
///
/// It is kept as a shared object is: one thread at a time makes it, and no other one sees it before
/// the resolution that made it is complete. There is no second lock to wait at.
package final class KeptRequest<Value>: @unchecked Sendable {
  private let slot = Slot(.strong)

  package init() {}

  /// The kept object, or what the request gives. A failure is not kept.
  ///
  /// - Parameter request: A request on `scope`.
  package func value(
    on scope: Scope, _ request: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let box = slot.finished { return unboxed(box) }
    guard let run = receiver(scope) else {
      return try SlotGate.inside { () throws(Failure) -> Value in
        if let box = slot.finished { return unboxed(box) }
        let value = try request()
        return keep(value, isFinished: true)
      }
    }
    SlotGate.enter(run)
    var staysInside = false
    defer { if !staysInside { SlotGate.leave(run) } }
    if let box = slot.unfinished {
      entangle(to: run)
      return unboxed(box)
    }
    if let box = slot.finished { return unboxed(box) }
    let entanglements = run.pointee.entanglements
    let value = try request()
    staysInside = run.pointee.entanglements != entanglements && slot.isEmpty
    let kept = keep(value, isFinished: !staysInside)
    if staysInside, let box = slot.unfinished { graph(of: run).addUnfinished(slot, box) }
    return kept
  }

  /// Keeps a value, unless the request itself led here again and kept another one.
  private func keep(_ value: Value, isFinished: Bool) -> Value {
    if let earlier = slot.unfinished ?? slot.finished { return unboxed(earlier) }
    slot.begin(Box(value))
    if isFinished { slot.finish() }
    return value
  }

  private func unboxed(_ box: AnyBox) -> Value {
    unsafeDowncast(box, to: Box<Value>.self).value
  }

  /// Notes that something unfinished is handed out, in the resolution that it belongs to and in
  /// those that run inside it.
  private func entangle(to receiver: UnsafeMutablePointer<Run>) {
    var next = currentRun(currentThreadState())
    while let run = next {
      run.pointee.entanglements += 1
      next = run == receiver ? nil : run.pointee.outer
    }
  }

  /// The running resolution of this thread that what the request makes may be unfinished in: the
  /// one that it joins, or else the innermost.
  private func receiver(_ scope: Scope) -> UnsafeMutablePointer<Run>? {
    let innermost = currentRun(currentThreadState())
    var next = innermost
    while let run = next {
      if run.pointee.identity == scope.identity { return run }
      next = run.pointee.outer
    }
    return innermost
  }
}

extension Slot {
  fileprivate var isEmpty: Bool { unfinished == nil && finished == nil }
}
