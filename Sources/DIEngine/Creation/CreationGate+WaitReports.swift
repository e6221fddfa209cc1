internal import Dispatch

// Reports of tasks that wait for long. A thread watches its own wait, see `WaitWatch`.

extension CreationGate {
  /// Watches the wait of the first task that waits for an instance and makes nothing that others need.
  func watchFirstWait(for slot: InstanceSlot) {
    guard WaitLimits.shared.current.untilReported != nil else { return }
    let record = mutex.locked { () -> CreationRecord? in
      guard let record = slot.record, record.waiters == nil else { return nil }
      record.isWatched = true
      return record
    }
    guard let record else { return }
    watch(record) { rules, record, seconds in
      record.waiters == nil ? nil : rules.sketch(of: record, seconds)
    }
  }

  /// Reports the wait of a task when it has lasted for the limit, unless it is over by then.
  ///
  /// - Parameters:
  ///   - watched: Whoever waits, or what the task waits for. Not retained meanwhile.
  ///   - sketch: Returns the data of the report; nil if the wait is over. Runs under the gate's lock.
  func watch<Watched: AnyObject>(
    _ watched: Watched,
    _ sketch: @escaping (inout CreationRules, Watched, Double) -> WaitSketch?
  ) {
    guard let limit = WaitLimits.shared.current.untilReported else { return }
    let reportLater = { [self, weak watched] in
      // Released outside the lock: this may be the last reference.
      guard let watched else { return }
      following { sketch(&$0, watched, limit) }?.report.report()
    }
    // Safe: the gate's lock guards what the closures read.
    nonisolated(unsafe) let sent = reportLater
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + limit) { sent() }
  }
}
