internal import CDIEngine

/// What one thread creates during its outermost request, as seen by other threads that need some of it.
/// Only threads that create shared instances have a creator.
///
/// The gate's lock guards every property that isn't marked as the thread's own. So exclusivity checks
/// are off.
package final class Creator {
  /// The innermost record whose code is running; retained by the list of records. Changed by the
  /// creator's own thread, under the lock.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var top: CreationRecord?
  /// The record that was begun last; `earlier` links to the others.
  @exclusivity(unchecked) var newest: CreationRecord?
  /// Records of earlier requests, kept for reuse; the last one first.
  @exclusivity(unchecked) var recycledRecords: CreationRecord?
  @exclusivity(unchecked) var recycledCount = 0
  /// Objects of other creators, received before they were ready.
  @exclusivity(unchecked) package internal(set) var borrowed: [CreationRecord] = []
  /// The failure of a borrowed object, with which this creator must fail.
  @exclusivity(unchecked) package var inheritedFailure: Failure?
  /// The slot for whose instance the creator waits.
  @exclusivity(unchecked) package var waitsFor: InstanceSlot?
  /// The component plan with which it waits.
  @exclusivity(unchecked) var waitsAs: ComponentPlan?
  /// The record whose object the creator waits for, while only that can end the wait, and the creator's place
  /// among those that wait for this object.
  @exclusivity(unchecked) unowned(unsafe) var awaited: CreationRecord?
  @exclusivity(unchecked) var indexOfWaiter = 0
  /// Whether each change concerns the creator, which waits.
  @exclusivity(unchecked) var followsChanges = false
  /// Whether the waiting creator judges next.
  @exclusivity(unchecked) var isAwake = false
  /// The place among all that wait for an object which doesn't exist yet, or that judge next.
  @exclusivity(unchecked) var index = 0
  /// Whether a circle of initializers contains the creator, which goes on only if somebody else in it does.
  @exclusivity(unchecked) var isBesideRepeatable = false
  /// The number of the last search that found the creator.
  @exclusivity(unchecked) var search = 0
  /// The start of the wait, on the gate's clock; 0 after the wait of a task.
  var waitsSince: UInt64 = 0
  /// Whether the report of a wait refers to the creator weakly. It isn't reused then: after a weak reference each
  /// retain takes longer. The thread's own.
  @exclusivity(unchecked) var isWatched = false
  /// Whether user code may run: the creator neither waits nor has come to its end.
  @exclusivity(unchecked) package var isRunning = true
  @exclusivity(unchecked) package internal(set) var group: CreatorGroup?
  /// The task that the creator has for the main thread, until the main thread begins it.
  @exclusivity(unchecked) package internal(set) var mainThreadTask: (any MainThreadTask)?
  /// The number of callers outside of any request that keep the creator open. The thread's own.
  @exclusivity(unchecked) package var openings = 0
  /// Signalled when a change may let the waiting creator continue. Created at its first wait.
  @exclusivity(unchecked) var changed: Condition?
  /// The creator whose main-thread task runs on the thread on which this one waits, and the reverse.
  @exclusivity(unchecked) package internal(set) var suspendedBy: Creator?
  @exclusivity(unchecked) var suspends: Creator?
  /// The number of the thread's outermost request.
  @exclusivity(unchecked) private var number: UInt64 = 0
  /// The asynchronous request that the creator belongs to.
  @exclusivity(unchecked) package var session: AsyncSession?
  /// The creators of tasks that a closure of this one's task has started, with what it was making then.
  @exclusivity(unchecked) package internal(set) var children:
    [(creator: Creator, top: CreationRecord?)] = []
  /// The creator whose closure has started this one's task, if one has. It outlives this one's request.
  @exclusivity(unchecked) unowned(unsafe) var parent: Creator?
  /// The place among the children of `parent`.
  @exclusivity(unchecked) var childIndex = 0
  /// The record whose closure has started this one's task, if one has. The closure doesn't return before the
  /// creator has ended.
  @exclusivity(unchecked) package var base: CreationRecord?
  /// Whether its task is in a closure that may suspend, so that no thread may wait for the creator.
  @exclusivity(unchecked) package internal(set) var isSuspended = false
  /// Whether its task is suspended only on its way to the main thread, or back.
  @exclusivity(unchecked) package internal(set) var isHopping = false
  /// Whether another creator borrowed an object from this one while it was suspended.
  @exclusivity(unchecked) package var isLent = false
  /// Whether its task is suspended until it gets its session.
  @exclusivity(unchecked) package var isAwaitingSession = false
  /// Whether the creator waits on a thread that a task may need.
  @exclusivity(unchecked) package var isBlocking = false
  /// Whether the creator waits on the main thread, which does meanwhile what others need it for.
  @exclusivity(unchecked) package var isOnMainThread = false
  /// Whether its task, which waits, needs the main thread to go on.
  @exclusivity(unchecked) var returnsToMainThread = false
  /// The session that the creator's task waits for, while another branch holds it.
  @exclusivity(unchecked) package var awaitedSession: AsyncSession?
  /// The task that waits, once it is suspended.
  @exclusivity(unchecked) var continuation: UnsafeContinuation<Void, Never>?
  /// Whether something has changed since the waiting task judged last.
  @exclusivity(unchecked) var isWoken = false

  package init() {}

  /// The number of the outermost request, which distinguishes it from all others.
  var request: UInt64 { session?.number ?? number }

  /// The innermost record whose code is running, or has started the creator's task.
  package var innermost: CreationRecord? { top ?? base }

  /// All creators of the same request that one of its closures leads to: its tasks know the same objects.
  var family: [Creator] {
    guard parent != nil || !children.isEmpty else { return [self] }
    var root = self
    while let parent = root.parent { root = parent }
    var found = [root]
    var next = 0
    while next < found.count {
      found += found[next].children.map(\.creator)
      next += 1
    }
    return found
  }

  /// Whether another creator belongs to the same asynchronous request.
  func isSibling(of other: Creator) -> Bool { session != nil && session === other.session }

  /// Whether no change concerns the waiting creator but one of the record that it waits for.
  package var isListedWithRecord: Bool { awaited != nil }

  /// Wakes the waiting thread, or returns the waiting task's continuation.
  func wake() -> UnsafeContinuation<Void, Never>? {
    isWoken = true
    changed?.broadcast()
    defer { continuation = nil }
    return continuation
  }
}

/// Creators that have borrowed from each other. They share unfinished objects, so user code runs for
/// one of them at a time.
package final class CreatorGroup {
  package internal(set) var members: [Creator] = []
}

// The creator's records and those kept for reuse: allocating one costs more than its use for most
// objects. Both lists are the thread's own: no rule walks those of another creator.

extension Creator {
  /// Whether a record is the only one of the creator, which has borrowed nothing.
  func hasOnly(_ record: CreationRecord) -> Bool {
    newest === record && record.earlier == nil && borrowed.isEmpty
  }

  private static var mostRecycled: Int { 16 }

  /// Begins a record; reuses a recycled one, if possible.
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

  /// Releases all records of an ended creator, except those that can be reused.
  ///
  /// Don't call it under the gate's lock: plans, objects and errors of the user may be released here.
  package func releaseRecords() {
    if !borrowed.isEmpty { borrowed = [] }
    while let first = newest.map(Unmanaged.passUnretained) {
      // A record with other references may still be queried or settled.
      guard isKnownUniquelyReferenced(&newest), recycledCount < Self.mostRecycled,
        first._withUnsafeGuaranteedRef({
          $0.endedOwner == nil && $0.phase == .ready && !$0.isWatched
        })
      else {
        // One at a time, so that releasing a long list does not recurse.
        var dropped: CreationRecord?
        Self.moveFirst(of: &newest, to: &dropped)
        continue
      }
      first._withUnsafeGuaranteedRef { $0.forgetPlan() }
      Self.moveFirst(of: &newest, to: &recycledRecords)
      recycledCount += 1
    }
  }

  /// Moves the first record of one list to the front of another, without reference counting.
  private static func moveFirst(of list: inout CreationRecord?, to other: inout CreationRecord?) {
    Unmanaged.passUnretained(list.unsafelyUnwrapped)._withUnsafeGuaranteedRef { record in
      swap(&list, &record.earlier)
      swap(&record.earlier, &other)
    }
  }
}

extension Creator {
  /// Returns the creator of the thread's work, or nil if it has created no shared instance yet.
  package static func existing(_ context: ResolutionContext) -> Creator? {
    held(context)?.takeUnretainedValue()
  }

  /// Returns the creator like `existing(_:)`, but unretained: the thread retains it until it ends.
  static func held(_ context: ResolutionContext) -> Unmanaged<Creator>? {
    guard let address = context.principal.state.pointee.creator else { return nil }
    return .fromOpaque(address)
  }

  /// Returns the creator of the thread's work if a shared instance that is being created may come to hold what the
  /// work obtains; nil if none may.
  static func enclosed(_ context: ResolutionContext) -> Creator? {
    if let creator = existing(context) { return creator.innermost == nil ? nil : creator }
    guard let branch = context.principal.state.pointee.branch,
      Unmanaged<TaskBranch>.fromOpaque(branch).takeUnretainedValue().origin?.top != nil
    else { return nil }
    return current(context)
  }

  /// Returns the creator of a branch that makes a request from a closure. In a task that the closure has started, it
  /// begins one; nil if the closure's own task has made nothing shared.
  package static func guest(_ branch: TaskBranch) -> Creator? {
    existing(branch.context)
      ?? (branch.origin == nil ? nil : CreationGate.shared.creator(of: branch))
  }

  /// Returns the creator of the thread's work; begins one if there is none. It ends with the outermost
  /// request.
  static func current(_ context: ResolutionContext) -> Creator {
    if let creator = existing(context) { return creator }
    let creator = Creator()
    creator.enter(context)
    return creator
  }

  /// Assigns the creator to a thread, or to a branch of an asynchronous request, that has none.
  func enter(_ context: ResolutionContext) {
    number = di_next_number()
    let state = context.principal.state
    state.pointee.creator = Unmanaged.passRetained(self).toOpaque()
    guard let branch = state.pointee.branch else { return }
    CreationGate.shared.join(self, Unmanaged<TaskBranch>.fromOpaque(branch).takeUnretainedValue())
  }

  /// Removes the creator from its thread, which retains it until `release()`.
  func leave(_ context: ResolutionContext) {
    context.principal.state.pointee.creator = nil
  }

  /// Releases the thread's reference.
  func release() {
    Unmanaged.passUnretained(self).release()
  }
}
