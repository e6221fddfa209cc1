internal import CDIEngine

/// A lock for short critical sections that call no user code.
///
/// Each lock has a rank, and a thread takes locks in the order of their ranks only. Debug builds, and builds
/// with `DI_CHECK_LOCKS`, check both rules and trap if one is broken.
package final class Mutex: @unchecked Sendable {
  /// When a thread may take a lock: only while all locks that it holds have a lower rank.
  package enum Rank: UInt8, Sendable {
    /// The switches of tracers.
    case traceSwitch
    /// The registries of a family of engines.
    case registry
    /// The room where members wait for each other.
    case room
    /// The published instance of a slot that doesn't share its scope's lock.
    case slot
    /// The instances that a scope keeps: its table, and the published instances of its strong slots.
    case scope
    /// All other locks. A thread takes such a lock last, and never two of them.
    case leaf

    fileprivate var bit: UInt { 1 << UInt(rawValue) }
  }

  fileprivate let mutex: OpaquePointer
  #if DEBUG || DI_CHECK_LOCKS
  private let rank: Rank
  #endif

  /// - Parameter isBusy: Whether several threads often need the lock within a moment: it has a cache line of its own
  ///   then.
  package init(_ rank: Rank = .leaf, isBusy: Bool = false) {
    mutex = di_mutex_create(isBusy ? 1 : 0)
    #if DEBUG || DI_CHECK_LOCKS
    self.rank = rank
    #endif
  }

  deinit { di_mutex_destroy(mutex) }

  package func lock() {
    #if DEBUG || DI_CHECK_LOCKS
    let held = UInt(di_held_locks())
    precondition(
      held < rank.bit,
      "A \(rank) lock of the engine is taken by a thread that holds \(Self.names(held)).")
    di_set_held_locks(held | rank.bit)
    #endif
    di_mutex_lock(mutex)
  }

  package func unlock() {
    #if DEBUG || DI_CHECK_LOCKS
    di_set_held_locks(di_held_locks() & ~rank.bit)
    #endif
    di_mutex_unlock(mutex)
  }

  package func locked<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Traps, in builds that check locks, if the thread holds a lock of the engine. Called before user code
  /// runs.
  package static func checkNoneHeld(_ what: @autoclosure () -> String = "User code") {
    #if DEBUG || DI_CHECK_LOCKS
    let held = UInt(di_held_locks())
    precondition(held == 0, "\(what()) would run under a lock of the engine (\(names(held))).")
    #endif
  }
}

/// A few locks that many objects share, each of which would use its own too rarely to pay for it.
///
/// They live as long as the process, so their users don't count references.
struct MutexPool: Sendable {
  private let mutexes: [Mutex]

  /// - Parameter rank: The rank of all locks. A thread holds only one of them at a time, so it doesn't matter which
  ///   objects share one.
  init(_ rank: Mutex.Rank) { mutexes = (0..<32).map { _ in Mutex(rank, isBusy: true) } }

  /// The lock of the running thread.
  var mutex: Unowned<Mutex> { Unowned(mutexes[Int(di_number(di_current_thread_state()) % 32)]) }
}

extension Unowned<Mutex> {
  func locked<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    try with { (mutex) throws(E) in try mutex.locked(body) }
  }
}

#if DEBUG || DI_CHECK_LOCKS
extension Mutex {
  /// Traps if the thread holds no lock of a rank, which guards something that is about to be read.
  static func checkHeld(_ rank: Rank, _ what: @autoclosure () -> String) {
    precondition(
      UInt(di_held_locks()) & rank.bit != 0, "\(what()) is read without the \(rank) lock.")
  }

  private static func names(_ held: UInt) -> String {
    (UInt8(0)..<8).compactMap(Rank.init(rawValue:)).filter { held & $0.bit != 0 }
      .map { "\($0)" }.joined(separator: ", ")
  }
}
#endif

/// Lets threads wait until state that a mutex guards has changed.
final class Condition: @unchecked Sendable {
  private let condition: OpaquePointer

  init() { condition = di_condition_create() }

  deinit { di_condition_destroy(condition) }

  /// Releases the mutex until a broadcast, or for `seconds`, then takes it again. It may return earlier.
  func wait(_ mutex: Mutex, atMost seconds: Double = 3600) {
    di_condition_wait(condition, mutex.mutex, UInt64(seconds * 1_000_000_000))
  }

  func broadcast() { di_condition_broadcast(condition) }
}

/// A value that any thread may use, one at a time.
///
/// No code of the user's runs in the closures. A reference that a closure removes from the value must be
/// returned by it, so that it is released outside the lock.
package final class Guarded<State>: @unchecked Sendable {
  private let mutex: Mutex
  // The lock already excludes overlapping accesses.
  @exclusivity(unchecked) private var state: State

  package init(_ state: State, _ rank: Mutex.Rank = .leaf) {
    self.state = state
    mutex = Mutex(rank)
  }

  /// Calls a closure with the value, under the lock.
  package func locked<Result, E: Error>(
    _ body: (inout State) throws(E) -> Result
  ) throws(E) -> Result {
    try mutex.locked { () throws(E) in try body(&state) }
  }

  /// A copy of the value. Setting it releases the former one outside the lock.
  package var value: State {
    get { locked { $0 } }
    set { _ = locked { replaced(&$0, by: newValue) } }
  }
}

/// The lock of a registry and of its parent and child registries.
///
/// Who holds it may lock it again, since a registry chooses for another one, too. No user code runs under
/// it: objects discarded under the lock are released after it.
final class FamilyLock: @unchecked Sendable {
  // Used by its address only. Must come first.
  private var wordMemory: UInt = 0
  /// The address of the state of the thread that holds the lock; 0 if none does.
  private var holder: AtomicWord { AtomicWord(in: self) }
  private let mutex = Mutex(.registry)
  /// Guards the listener, which running resolutions read.
  let listening = Mutex()
  // Each registration uses it, so it has no dynamic exclusivity checks. The lock guards it.
  @exclusivity(unchecked) private var discarded: [AnyObject] = []

  func locked<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    let thread = UInt(bitPattern: di_current_thread_state())
    if holder.load() == thread { return try body() }
    mutex.lock()
    holder.store(thread)
    defer { leave() }
    return try body()
  }

  private func leave() {
    holder.store(0)
    guard !discarded.isEmpty else { return mutex.unlock() }
    let released = replaced(&discarded, by: [])
    mutex.unlock()
    di_wait_for_readers()
    withExtendedLifetime(released) {}
  }

  /// Retains objects until the lock is released, and the readings of that moment have ended. The caller holds the lock.
  func discard(_ objects: [AnyObject]) { discarded += objects }
}

/// Sets a property under a lock.
///
/// - Returns: Its former value, which is to be released outside of the lock.
func replaced<Value>(_ place: inout Value, by value: Value) -> Value {
  var former = value
  swap(&place, &former)
  return former
}
