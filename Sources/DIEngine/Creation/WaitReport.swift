internal import CDIEngine

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
  package let creators: [BlockingCreator]
  let listener: (@Sendable (Event) -> Void)?

  package struct BlockingCreator: Sendable {
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
    let creators = creators.map { creator -> String in
      let path = creator.path.map { "\($0.type) - \($0.place)" }.joined(separator: " > ")
      return "\(path.isEmpty ? "something" : path) (\(creator.state))"
    }
    // Avoids the system's mathematical functions, which not every program links.
    let time = Int(seconds + 0.5)
    let wanted = component.map { "\($0.type) - \($0.place)" } ?? "a delayed object"
    let end = isAtEnd ? " to be finished" : ""
    let waiter = isOfTask ? "A task" : "A thread"
    return "\(waiter) has waited \(time) s for \(wanted)\(end). Blocked by the creation of: "
      + creators.joined(separator: "; ") + "."
  }

  /// Sends the report to the component's listener, or else writes it to the standard error stream.
  func report() {
    if let listener { return listener(.longWait(self)) }
    di_write_error("DITranquillity: \(self)")
  }
}

/// Returns the current waits for instances that others create, the longest wait first, except those of tasks
/// that create nothing themselves.
///
/// For use from a debugger: it takes only a lock that is always held briefly.
package func currentWaits() -> [WaitReport] { CreationGate.shared.waits }

/// One object that another thread creates or injects. Its text is built without the gate's lock.
struct CreationStation {
  let plan: ComponentPlan
  let isMaking: Bool

  var pathElement: Failure.PathElement {
    Failure.PathElement(component: plan.info, isMaking: isMaking, isOnOtherThread: true)
  }
}

/// The data of a wait report, collected under the gate's lock.
struct WaitSketch {
  let seconds: Double
  let isOfTask: Bool
  let plan: ComponentPlan?
  /// The plan's registry. Without the lock, the wait may end, and the owner of the registry may be
  /// released.
  let registry: Registry?
  let isAtEnd: Bool
  let creators: [(stations: [CreationStation], isRunning: Bool, isSuspended: Bool)]

  /// The report. Don't build it under the gate's lock: a registry's lock must be taken before that one.
  var report: WaitReport {
    WaitReport(
      seconds: seconds, isOfTask: isOfTask, component: plan?.info, isAtEnd: isAtEnd,
      creators: creators.map { creator in
        WaitReport.BlockingCreator(
          path: creator.stations.map(\.plan.info), isRunning: creator.isRunning,
          isSuspended: creator.isSuspended)
      },
      listener: registry?.listener)
  }
}

extension CreationRules {
  /// Returns the data of a wait report.
  mutating func sketch(of me: Creator, _ seconds: Double) -> WaitSketch {
    let isAtEnd = me.waitsFor == nil
    let plan = isAtEnd ? me.borrowed.first { !$0.isSettled }?.plan : me.waitsAs
    return sketch(
      of: plan, isAtEnd: isAtEnd, isOfTask: me.session != nil && !me.isBlocking,
      creators(blocking: me), seconds)
  }

  /// Returns the data of a report for tasks that create nothing and wait for a record.
  mutating func sketch(of record: CreationRecord, _ seconds: Double) -> WaitSketch {
    sketch(
      of: record.plan, isAtEnd: false, isOfTask: true, unfinishedOwners(of: record), seconds)
  }

  private func sketch(
    of plan: ComponentPlan?, isAtEnd: Bool, isOfTask: Bool, _ creators: [Creator],
    _ seconds: Double
  ) -> WaitSketch {
    WaitSketch(
      seconds: seconds, isOfTask: isOfTask, plan: plan, registry: plan?.registry,
      isAtEnd: isAtEnd,
      creators: creators.map { creator in
        (
          stations: stack(of: creator).compactMap(\.station), isRunning: creator.isRunning,
          isSuspended: creator.isSuspended
        )
      })
  }

  /// Returns what the threads for which a creator waits are creating, outermost first.
  mutating func stations(blocking me: Creator) -> [CreationStation] {
    creators(blocking: me).flatMap(stack(of:)).compactMap(\.station)
  }

  /// Returns what threads that wait for each other are creating: for each thread, its stack from the
  /// record that the previous thread needs. Empty for any other answer.
  func stations(along answer: Answer) -> [CreationStation] {
    guard case .cycle(let chain) = answer else { return [] }
    return chain.dropLast().flatMap { record -> [CreationStation] in
      stack(of: record.owner).drop { $0 !== record }.compactMap(\.station)
    }
  }

  private mutating func creators(blocking me: Creator) -> [Creator] {
    let wanted = me.waitsFor.map { $0.record.map { [$0] } ?? [] } ?? me.borrowed
    var creators: [Creator] = []
    for record in wanted {
      for owner in unfinishedOwners(of: record) where !creators.contains(where: { $0 === owner }) {
        creators.append(owner)
      }
    }
    return creators
  }

  /// Returns the records that a creator makes or injects right now, outermost first.
  private func stack(of creator: Creator) -> [CreationRecord] {
    var records: [CreationRecord] = []
    var next = creator.top
    while let record = next {
      records.append(record)
      next = record.below
    }
    return records.reversed()
  }
}

extension CreationRecord {
  fileprivate var station: CreationStation? {
    plan.map { CreationStation(plan: $0, isMaking: phase == .initializing) }
  }
}
