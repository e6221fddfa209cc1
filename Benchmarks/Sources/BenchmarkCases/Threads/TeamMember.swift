import CMeasure
import Dispatch
import Foundation

/// A thread that repeatedly waits for a signal to start its work.
final class TeamMember: @unchecked Sendable {
  private let core: UInt32
  private let perform: (Int) -> Void
  private let mayBegin = DispatchSemaphore(value: 0)
  private let hasFinished = DispatchSemaphore(value: 0)
  /// Written before `mayBegin` is signalled and read after it; `nil` ends the thread.
  private var count: Int?

  init(core: UInt32, perform: @escaping (Int) -> Void) {
    self.core = core
    self.perform = perform
    Thread { self.work() }.start()
  }

  /// Starts the work `count` times, or ends the thread if `count` is `nil`.
  func begin(count: Int?) {
    self.count = count
    mayBegin.signal()
  }

  func waitUntilFinished() {
    hasFinished.wait()
  }

  private func work() {
    measure_stay_on_core(core)
    while true {
      mayBegin.wait()
      guard let count else { return }
      perform(count)
      hasFinished.signal()
    }
  }
}
