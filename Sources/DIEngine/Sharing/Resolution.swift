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
