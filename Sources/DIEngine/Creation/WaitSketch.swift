internal import CDIEngine

#if canImport(Dispatch)
internal import Dispatch
#endif

/// One object that another thread or task makes or injects. Its text is built without the room's lock.
package struct CreationStation {
  let plan: ComponentPlan
  let isMaking: Bool

  package var pathElement: Failure.PathElement {
    Failure.PathElement(component: plan.info, isMaking: isMaking, isOnOtherThread: true)
  }
}

/// The data of a wait report, collected under the room's lock.
struct WaitSketch {
  let seconds: Double
  let isOfTask: Bool
  let plan: ComponentPlan?
  /// The plan's registry. Without the lock, the wait may end, and the owner of the registry may be
  /// released.
  let registry: Registry?
  let isAtEnd: Bool
  let blocking: [(stations: [CreationStation], isRunning: Bool, isSuspended: Bool)]

  /// The report. Don't build it under the room's lock: a registry's lock must be taken before that one.
  var report: WaitReport {
    WaitReport(
      seconds: seconds, isOfTask: isOfTask, component: plan?.info, isAtEnd: isAtEnd,
      blocking: blocking.map { member in
        WaitReport.BlockingMember(
          path: member.stations.map(\.plan.info), isRunning: member.isRunning,
          isSuspended: member.isSuspended)
      },
      listener: registry?.listener)
  }
}

/// Returns the current waits for instances that others create, the longest wait first.
///
/// For use from a debugger: it takes only a lock that is always held briefly.
package func currentWaits() -> [WaitReport] { Room.shared.waits }

extension Room {
  /// Reports of all waits for objects, the oldest first.
  fileprivate var waits: [WaitReport] {
    let sketches = locked {
      let now = di_now()
      return waiting.filter { $0.wait?.isOfTurn == false }
        .sorted { $0.wait!.since < $1.wait!.since }
        .map { sketch(of: $0, Double(now - $0.wait!.since) / 1_000_000_000) }
    }
    return sketches.map(\.report)
  }

  /// Returns the data of a report about a member that waits.
  func sketch(of member: Member, _ seconds: Double) -> WaitSketch {
    let wait = member.wait.unsafelyUnwrapped
    return WaitSketch(
      seconds: seconds, isOfTask: !wait.isOfThread, plan: wait.plan,
      registry: wait.registry ?? wait.plan?.registry,
      isAtEnd: wait.isAtEnd,
      blocking: blocking(member).map { other in
        (
          stations: stations(of: other), isRunning: other.wait == nil,
          isSuspended: other.isSuspended
        )
      })
  }

  /// Reports the wait of a task when it has lasted for the limit, unless it is over by then.
  package func watch(_ member: Member, _ wait: Wait) {
    #if canImport(Dispatch)
    guard let limit = WaitLimits.shared.current.untilReported else { return }
    let reportLater = { [weak member, weak wait] in
      // Released outside the lock: these may be the last references.
      guard let member, let wait else { return }
      let sketch = self.locked { member.wait === wait ? self.sketch(of: member, limit) : nil }
      sketch?.report.report()
    }
    // Safe: the room's lock guards what the closure reads.
    nonisolated(unsafe) let sent = reportLater
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + limit) { sent() }
    #endif
  }
}

extension Member {
  fileprivate var isSuspended: Bool {
    switch state {
    case .suspended, .returning: return true
    case .hopping(let job): return job.isOfTask
    case .running, .waiting, .unborn: return false
    }
  }
}
