#if canImport(Dispatch)
internal import Dispatch
#endif

/// What one task waits for, once.
package final class Signal: Sendable {
  private enum State: Sendable {
    case open
    case waiting(UnsafeContinuation<Void, Never>)
    case sent
  }

  private let state = Guarded(State.open)

  package init() {}

  /// Resumes the task; later calls do nothing.
  package func send() {
    let former = state.locked { replaced(&$0, by: .sent) }
    if case .waiting(let continuation) = former { continuation.resume() }
  }

  /// Suspends the task until `send()`, or until some time has passed.
  package func wait(atMost limit: TimeLimit? = nil) async {
    let alarm = limit.map { limit in
      Alarm(limit.nanoseconds) {
        self.send()
        return nil
      }
    }
    await withUnsafeContinuation { continuation in
      let isSent = state.locked { state -> Bool in
        if case .sent = state { return true }
        state = .waiting(continuation)
        return false
      }
      if isSent { continuation.resume() }
    }
    alarm?.cancel()
  }
}

/// Calls of a closure after some time, and after that which it returns each time. Nothing of it stays once it is cancelled.
final class Alarm: Sendable {
  #if canImport(Dispatch)
  // Safe: timers may be cancelled from any thread.
  private nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: Alarm.queue)
  /// A queue of the alarms' own: of each cancelled timer of a global queue, some memory stays on Linux.
  private static let queue = DispatchQueue(label: "DITranquillity.Alarm")

  init(_ nanoseconds: UInt64, _ ring: @escaping @Sendable () -> UInt64?) {
    // Elsewhere: it may cancel tasks, whose handlers are code of the user, for which no other alarm waits.
    timer.setEventHandler { [weak self] in
      DispatchQueue.global().async { [weak self] in
        if let next = ring() { self?.set(next) }
      }
    }
    set(nanoseconds)
    timer.activate()
  }

  private func set(_ nanoseconds: UInt64) {
    timer.schedule(deadline: .now() + .nanoseconds(Int(clamping: nanoseconds)))
  }

  deinit { cancel() }

  func cancel() { timer.cancel() }
  #else
  private let task: Task<Void, Never>

  init(_ nanoseconds: UInt64, _ ring: @escaping @Sendable () -> UInt64?) {
    task = Task {
      var next: UInt64? = nanoseconds
      while let pause = next {
        do { try await Task.sleep(nanoseconds: pause) } catch { return }
        next = ring()
      }
    }
  }

  func cancel() { task.cancel() }
  #endif
}
