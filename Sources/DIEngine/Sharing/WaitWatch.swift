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
  private var wasReported = false
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
    if !wasReported, let limit = limits.untilReported, elapsed >= limit {
      wasReported = true
      return .tell
    }
    return .goOn
  }

  private var nextLimit: Double? {
    let limits = [
      wasReported ? nil : limits.untilReported, isOnMainThread ? limits.onMainThread : nil,
    ]
    return limits.compactMap { $0 }.min()
  }
}
