internal import CDIEngine

/// A lock for a few lines that call no user code.
///
/// Each lock has a rank, and a thread takes locks in the order of their ranks only. Debug builds, and
/// builds with `DI_CHECK_LOCKS`, check both rules and trap where one is broken.
package final class Mutex: @unchecked Sendable {
  /// When a lock may be taken: only while all locks that the thread holds have a lower rank.
  package enum Rank: UInt8, Sendable {
    /// The switches of tracers.
    case traceSwitch
    /// The registries of a family of engines.
    case registry
    /// The gate of shared objects.
    case gate
    /// What a slot publishes that shares no lock with its scope.
    case slot
    /// What a scope keeps: its table, and what its strong slots publish.
    case scope
    /// Everything else. Such a lock is held alone, or taken last.
    case leaf

    fileprivate var bit: UInt { 1 << UInt(rawValue) }
    /// Whether a thread that holds locks may take one of this rank.
    fileprivate func mayFollow(_ held: UInt) -> Bool { held < bit }
  }

  private let mutex: OpaquePointer
  #if DEBUG || DI_CHECK_LOCKS
  private let rank: Rank
  private let isRecursive: Bool
  /// How often the thread that holds the lock has taken it. Guarded by the lock itself.
  private var depth = 0
  #endif

  package init(_ rank: Rank = .leaf, recursive: Bool = false) {
    mutex = di_mutex_create(recursive ? 1 : 0)
    #if DEBUG || DI_CHECK_LOCKS
    self.rank = rank
    isRecursive = recursive
    #endif
  }

  deinit {
    di_mutex_destroy(mutex)
  }

  package func lock() {
    #if DEBUG || DI_CHECK_LOCKS
    checkOrder()
    #endif
    di_mutex_lock(mutex)
    #if DEBUG || DI_CHECK_LOCKS
    noteLocked()
    #endif
  }

  package func unlock() {
    #if DEBUG || DI_CHECK_LOCKS
    noteUnlocking()
    #endif
    di_mutex_unlock(mutex)
  }

  /// Hands the mutex of the system, which is locked, to a function that unlocks it for a time.
  func give(_ body: (OpaquePointer) -> Void) {
    #if DEBUG || DI_CHECK_LOCKS
    // Others take the lock meanwhile.
    let held = depth
    depth = 0
    defer { depth = held }
    #endif
    body(mutex)
  }

  package func locked<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Traps, in builds that check locks, if the thread holds a lock of the engine: user code is about
  /// to run.
  package static func checkNoneHeld(_ what: @autoclosure () -> String = "User code") {
    #if DEBUG || DI_CHECK_LOCKS
    let held = UInt(di_held_locks())
    precondition(held == 0, "\(what()) would run under a lock of the engine (\(names(held))).")
    #endif
  }
}

#if DEBUG || DI_CHECK_LOCKS
extension Mutex {
  private func checkOrder() {
    let held = UInt(di_held_locks())
    if isRecursive, held & rank.bit != 0, rank.mayFollow(held & ~rank.bit) { return }
    precondition(
      rank.mayFollow(held),
      "A \(rank) lock of the engine is taken by a thread that holds \(Self.names(held)).")
  }

  private func noteLocked() {
    depth += 1
    di_set_held_locks(di_held_locks() | rank.bit)
  }

  private func noteUnlocking() {
    depth -= 1
    if depth == 0 { di_set_held_locks(di_held_locks() & ~rank.bit) }
  }

  private static func names(_ held: UInt) -> String {
    (UInt8(0)..<8).compactMap(Rank.init(rawValue:)).filter { held & $0.bit != 0 }
      .map { "\($0)" }.joined(separator: ", ")
  }
}
#endif

/// Lets threads wait until something that a mutex guards has changed.
final class Condition: @unchecked Sendable {
  private let condition: OpaquePointer

  init() {
    condition = di_condition_create()
  }

  deinit {
    di_condition_destroy(condition)
  }

  /// Gives the mutex back until somebody broadcasts, and takes it again.
  func wait(_ mutex: Mutex) {
    mutex.give { di_condition_wait(condition, $0) }
  }

  /// As `wait(_:)`, but no longer than a time, and perhaps shorter.
  func wait(_ mutex: Mutex, atMost seconds: Double) {
    mutex.give { di_condition_wait_at_most(condition, $0, UInt64(seconds * 1_000_000_000)) }
  }

  func broadcast() {
    di_condition_broadcast(condition)
  }
}
