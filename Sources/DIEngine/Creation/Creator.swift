internal import CDIEngine

/// What one thread makes between the beginning and the end of its outermost request, as others see
/// it who need some of it. It exists only where shared objects are made.
///
/// Resolutions belong to the gate: what is not said to be the thread's own is guarded by its lock, so
/// that no access is checked for others at the same time.
package final class Creator {
  /// The innermost record whose code runs, which the list below holds. Changed by the thread itself,
  /// under the lock.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var top: CreationRecord?
  /// The record that was begun last; the others follow by `earlier`.
  @exclusivity(unchecked) var newest: CreationRecord?
  /// Records of earlier requests that are used again, the last one first.
  @exclusivity(unchecked) var recycledRecords: CreationRecord?
  @exclusivity(unchecked) var recycledCount = 0
  /// Objects of others that were taken before they were ready.
  @exclusivity(unchecked) package internal(set) var borrowed: [CreationRecord] = []
  /// Why the resolution must fail: a borrowed object did.
  @exclusivity(unchecked) package var inheritedFailure: Failure?
  /// Where the object belongs that the resolution waits for.
  @exclusivity(unchecked) package var waitsFor: InstanceSlot?
  /// For which component it waits.
  @exclusivity(unchecked) var waitsAs: ComponentPlan?
  /// When the wait began, on the clock that the gate uses.
  var waitsSince: UInt64 = 0
  /// Whether code of the user may run: the resolution neither waits nor has come to its end.
  @exclusivity(unchecked) package var isRunning = true
  @exclusivity(unchecked) package internal(set) var group: CreatorGroup?
  /// What the resolution wants to be done on the main thread.
  var mainThreadTask: MainThreadTask?
  /// How many callers outside of any request hold the resolution open. The thread's own.
  @exclusivity(unchecked) var openings = 0
  /// Woken when something changes that may let the waiting resolution go on; made at its first wait.
  @exclusivity(unchecked) var changed: Condition?
  /// The resolution whose errand runs on the thread that this one waits on.
  var suspendedBy: Creator?
  package init() {}
}

/// Resolutions that have borrowed from each other: they know unfinished objects together, so that
/// code of the user runs for one of them at a time.
package final class CreatorGroup {
  package internal(set) var members: [Creator] = []
}

// The records that a resolution began, and those that it uses again, since making one costs more than
// what is done with it for most objects. Both lists are the thread's own: no rule walks them.

extension Creator {
  private static var mostRecycled: Int { 16 }

  /// Begins a record, which is used again if one is left over.
  func addRecord(_ slot: InstanceSlot?, _ plan: ComponentPlan?) {
    guard let spare = recycledRecords.map(Unmanaged.passUnretained) else {
      let record = CreationRecord(slot, plan, self)
      record.earlier = newest
      newest = record
      return
    }
    spare._withUnsafeGuaranteedRef { $0.renew(slot, plan) }
    Self.moveFirst(of: &recycledRecords, to: &newest)
    recycledCount -= 1
  }

  /// Lets go of all records of a resolution that has ended, but for those that can be used again.
  ///
  /// Not under the gate's lock: plans, objects and errors of the user may die here.
  package func releaseRecords() {
    if !borrowed.isEmpty { borrowed = [] }
    while let first = newest.map(Unmanaged.passUnretained) {
      // Others may still ask what became of a record that somebody else holds, or settle it.
      guard isKnownUniquelyReferenced(&newest), recycledCount < Self.mostRecycled,
        first._withUnsafeGuaranteedRef({ $0.endedOwner == nil && $0.phase == .ready })
      else {
        // One after the other, so that a long list does not die by a long recursion.
        var dropped: CreationRecord?
        Self.moveFirst(of: &newest, to: &dropped)
        continue
      }
      first._withUnsafeGuaranteedRef { $0.forgetPlan() }
      Self.moveFirst(of: &newest, to: &recycledRecords)
      recycledCount += 1
    }
  }

  /// Moves the first record of a list to the front of another one, without counting references.
  private static func moveFirst(of list: inout CreationRecord?, to other: inout CreationRecord?) {
    Unmanaged.passUnretained(list.unsafelyUnwrapped)._withUnsafeGuaranteedRef { record in
      swap(&list, &record.earlier)
      swap(&record.earlier, &other)
    }
  }
}

extension Creator {
  /// The resolution of the thread's work, if it made shared objects already.
  static func existing(_ context: ResolutionContext) -> Creator? {
    held(context)?.takeUnretainedValue()
  }

  /// The same, which the thread holds until it ends.
  static func held(_ context: ResolutionContext) -> Unmanaged<Creator>? {
    guard let address = context.principal.state.pointee.creator else { return nil }
    return .fromOpaque(address)
  }

  /// The resolution of the thread's work, begun if there is none. It ends with the outermost request.
  static func current(_ context: ResolutionContext) -> Creator {
    if let creator = existing(context) { return creator }
    let creator = Creator()
    creator.enter(context)
    return creator
  }

  /// Puts the resolution on a thread that has none.
  func enter(_ context: ResolutionContext) {
    context.principal.state.pointee.creator = Unmanaged.passRetained(self).toOpaque()
  }

  /// Takes the resolution off its thread, which still holds it until `release()`.
  func leave(_ context: ResolutionContext) {
    context.principal.state.pointee.creator = nil
  }

  /// Gives up the reference of the thread that it was on.
  func release() {
    Unmanaged.passUnretained(self).release()
  }
}
