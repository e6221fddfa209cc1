internal import CDIEngine
internal import Dispatch

/// A wait of one thread or task: the component it waits for, and what the threads and tasks
/// that it waits for are creating.
package struct WaitReport: Sendable, CustomStringConvertible {
  package let seconds: Double
  /// Whether a suspended task waits, rather than a thread.
  package let isOfTask: Bool
  /// The component of the wanted instance, or nil for the object of a kept request.
  package let component: ComponentInfo?
  /// Whether the thread or task already has the object and waits only until it is finished.
  package let isAtEnd: Bool
  /// The creation stacks of the threads and tasks that the object waits for, each from the outermost object
  /// inwards.
  package let blocking: [BlockingMember]
  let listener: (@Sendable (Event) -> Void)?

  package struct BlockingMember: Sendable {
    package let path: [ComponentInfo]
    /// Whether it runs user code, or is suspended in it; if false, it waits, too.
    package let isRunning: Bool
    /// Whether it is a task that is suspended in a closure of the user.
    package let isSuspended: Bool

    fileprivate var state: String {
      isSuspended ? "suspended" : isRunning ? "running" : "waiting"
    }
  }

  package var description: String {
    let blocking = blocking.map { member -> String in
      let path = member.path.map { "\($0.type) - \($0.place)" }.joined(separator: " > ")
      return "\(path.isEmpty ? "something" : path) (\(member.state))"
    }
    // Avoids the system's mathematical functions, which not every program links.
    let time = Int(seconds + 0.5)
    let wanted = component.map { "\($0.type) - \($0.place)" } ?? "a delayed object"
    let end = isAtEnd ? " to be finished" : ""
    let waiter = isOfTask ? "A task" : "A thread"
    return "\(waiter) has waited \(time) s for \(wanted)\(end). Blocked by the creation of: "
      + blocking.joined(separator: "; ") + "."
  }

  /// Sends the report to the component's listener, or else writes it to the standard error stream.
  func report() {
    if let listener { return listener(.longWait(self)) }
    di_write_error("DITranquillity: \(self)")
  }
}

/// Returns the current waits for instances that others create, the longest wait first.
///
/// For use from a debugger: it takes only a lock that is always held briefly.
package func currentWaits() -> [WaitReport] { Room.shared.waits }

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
    let plan = wait.plan
    return WaitSketch(
      seconds: seconds, isOfTask: !wait.isOfThread, plan: plan, registry: plan?.registry,
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
