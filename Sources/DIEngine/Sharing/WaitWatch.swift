internal import CDIEngine

/// How long one wait for another resolution takes, and what is done about a long one.
///
/// Time is counted in short waits, so that a program that a debugger stops doesn't seem to wait.
final class WaitWatch {
  enum Outcome {
    case goOn
    /// Tell once that the wait is long.
    case tell
    /// End the wait with a failure.
    case giveUp
  }

  let isOnMainThread: Bool
  private let limits = WaitLimits.shared.current
  private var wasTold = false
  private(set) var elapsed = 0.0

  init(isOnMainThread: Bool) {
    self.isOnMainThread = isOnMainThread
  }

  /// Waits for a change, or for a part of the time that is allowed.
  func wait(_ changed: Condition, _ mutex: Mutex) -> Outcome {
    guard let next = nextLimit else {
      changed.wait(mutex)
      return .goOn
    }
    let slice = min(1, max(0.001, next - elapsed))
    let before = di_now()
    changed.wait(mutex, atMost: slice)
    elapsed += min(slice, Double(di_now() - before) / 1_000_000_000)
    if isOnMainThread, let limit = limits.onMainThread, elapsed >= limit { return .giveUp }
    if !wasTold, let limit = limits.untilTold, elapsed >= limit {
      wasTold = true
      return .tell
    }
    return .goOn
  }

  private var nextLimit: Double? {
    let limits = [wasTold ? nil : limits.untilTold, isOnMainThread ? limits.onMainThread : nil]
    return limits.compactMap { $0 }.min()
  }
}

/// How long a thread may wait for an object that another one makes, in seconds.
///
/// Only debug builds watch: a limit that a slow network exceeds must not end a program that people
/// use.
package final class WaitLimits: @unchecked Sendable {
  package struct Limits: Sendable {
    /// When it is told that a wait is long; nil: never.
    package var untilTold: Double?
    /// When a wait of the main thread fails; nil: never.
    package var onMainThread: Double?
  }

  package static let shared = WaitLimits()

  private let mutex = Mutex()
  #if DEBUG
  private var limits = Limits(untilTold: 5, onMainThread: 30)
  #else
  private var limits = Limits(untilTold: nil, onMainThread: nil)
  #endif

  package var current: Limits {
    get { mutex.locked { limits } }
    set { mutex.locked { limits = newValue } }
  }
}
