/// How long a thread may wait for an object that another one makes, in seconds.
///
/// Only debug builds watch: a limit that a slow network exceeds must not end a program that people
/// use.
package final class WaitLimits: @unchecked Sendable {
  package struct Limits: Sendable {
    /// When it is told that a wait is long; nil: never.
    package var untilReported: Double?
    /// When a wait of the main thread fails; nil: never.
    package var onMainThread: Double?
  }

  package static let shared = WaitLimits()

  private let mutex = Mutex()
  #if DEBUG
  private var limits = Limits(untilReported: 5, onMainThread: 30)
  #else
  private var limits = Limits(untilReported: nil, onMainThread: nil)
  #endif

  package var current: Limits {
    get { mutex.locked { limits } }
    set { mutex.locked { limits = newValue } }
  }
}
