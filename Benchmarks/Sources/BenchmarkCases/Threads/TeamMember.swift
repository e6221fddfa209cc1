import CMeasure
import Dispatch
import Foundation

/// A real thread that waits for the word to begin, again and again.
final class TeamMember: @unchecked Sendable {
  private let core: UInt32
  private let perform: (Int) -> Void
  private let mayBegin = DispatchSemaphore(value: 0)
  private let hasFinished = DispatchSemaphore(value: 0)
  /// Written before `mayBegin` is signalled, read after; `nil` ends the thread.
  private var count: Int?

  init(core: UInt32, perform: @escaping (Int) -> Void) {
    self.core = core
    self.perform = perform
    Thread { self.work() }.start()
  }

  /// Lets the thread do its work `count` times, or end.
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
