internal import CDIEngine

/// Time limits, in seconds, for waiting for an instance that another thread creates.
///
/// Only debug builds have limits by default: a slow network must not end a program in production.
package struct WaitLimits: Sendable {
  /// The time after which a wait is reported; nil: never.
  package var untilReported: Double?
  /// The time after which a wait of the main thread fails; nil: never.
  package var onMainThread: Double?
  /// The time after which the main thread doesn't wait any longer for a task to continue that it has served: the
  /// task's executor may need the main thread. Also in release builds.
  package var untilReturn = 5.0

  #if DEBUG
  private static let limits = Guarded(WaitLimits(untilReported: 5, onMainThread: 30))
  #else
  private static let limits = Guarded(WaitLimits())
  #endif

  /// The limits of the process.
  package static var current: WaitLimits {
    get { limits.value }
    set { limits.value = newValue }
  }
}

/// Measures one wait for others, and applies the limits to it.
///
/// Time is counted in short waits, so that a program that is stopped in a debugger doesn't appear to
/// wait.
final class WaitWatch {
  enum Outcome {
    case proceed
    /// Report the wait, once.
    case report
    /// End the wait with a failure.
    case giveUp
    /// The same, because of a task that doesn't continue.
    case giveUpTask
  }

  let isOnMainThread: Bool
  private let limits = WaitLimits.current
  private var wasReported = false
  private(set) var elapsed = 0.0
  /// The time since the wait is one for a task's return from the main thread.
  private var elapsedForReturn = 0.0

  init(isOnMainThread: Bool) {
    self.isOnMainThread = isOnMainThread
  }

  /// Blocks until a change, or for a part of the remaining time.
  ///
  /// - Parameter isForReturn: Whether a task must return from the main thread before the wait ends.
  func wait(_ changed: Condition, _ mutex: Mutex, forReturn isForReturn: Bool) -> Outcome {
    if !isForReturn { elapsedForReturn = 0 }
    let limited: [(outcome: Outcome, rest: Double?)] = [
      (.giveUpTask, isForReturn ? limits.untilReturn - elapsedForReturn : nil),
      (.giveUp, isOnMainThread ? limits.onMainThread.map { $0 - elapsed } : nil),
      (.report, wasReported ? nil : limits.untilReported.map { $0 - elapsed }),
    ]
    let rest = limited.compactMap(\.rest).min()
    let slice = rest.map { min(1, max(0.001, $0)) } ?? 3600
    let before = di_now()
    changed.wait(mutex, atMost: slice)
    let passed = min(slice, Double(di_now() - before) / 1_000_000_000)
    elapsed += passed
    if isForReturn { elapsedForReturn += passed }
    guard let over = limited.first(where: { $0.rest.map { $0 <= passed } ?? false }) else {
      return .proceed
    }
    if case .report = over.outcome { wasReported = true }
    return over.outcome
  }
}
