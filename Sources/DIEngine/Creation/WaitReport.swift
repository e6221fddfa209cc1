internal import CDIEngine

/// Who waits for what, and what those do who make it.
package struct WaitReport: Sendable, CustomStringConvertible {
  package let seconds: Double
  /// The component whose object is waited for; nil for what a delayed request keeps.
  package let component: ComponentInfo?
  /// Whether the thread has the object already, and can't return before it is finished.
  package let isAtEnd: Bool
  /// What the threads do that the object waits for, outermost first.
  package let factories: [Factory]
  let listener: (@Sendable (Event) -> Void)?

  package struct Factory: Sendable {
    package let path: [ComponentInfo]
    /// Whether code of the user runs; else this thread waits, too.
    package let isRunning: Bool
  }

  package var description: String {
    let factories = factories.map { factory -> String in
      let path = factory.path.map { "\($0.type) - \($0.place)" }.joined(separator: " > ")
      return "\(path.isEmpty ? "something" : path) (\(factory.isRunning ? "running" : "waiting"))"
    }
    // Without the mathematical functions of the system, which not every program links.
    let time = Int(seconds + 0.5)
    let wanted = component.map { "\($0.type) - \($0.place)" } ?? "a delayed object"
    let end = isAtEnd ? " to be finished" : ""
    return "A thread has waited \(time) s for \(wanted)\(end). Other threads make: "
      + factories.joined(separator: "; ") + "."
  }

  /// Tells the listener of the component, or else writes a line to the standard error stream.
  func report() {
    if let listener { return listener(.longWait(self)) }
    di_write_error("DITranquillity: \(self)")
  }
}

/// Who waits right now for objects that other threads make, and what those do; the longest wait
/// first. For a person with a debugger: it needs no more than a lock that is held for short times.
package func currentWaits() -> [WaitReport] { CreationGate.shared.waits }

/// One thing that another thread makes, on the way to a wait. Its text is made without the gate's lock.
struct CreationStation {
  let plan: ComponentPlan
  let isMaking: Bool

  var pathElement: Failure.PathElement {
    Failure.PathElement(component: plan.info, isMaking: isMaking, isOnOtherThread: true)
  }
}

/// What a report on a wait is made of, taken down under the gate's lock.
struct WaitSketch {
  let seconds: Double
  let plan: ComponentPlan?
  /// The registry of the plan. Once the lock is gone, the wait may end, and what holds the registry with it.
  let registry: Registry?
  let isAtEnd: Bool
  let factories: [(stations: [CreationStation], isRunning: Bool)]

  /// The report. Not to be made under the gate's lock, which a registry's lock comes before.
  var report: WaitReport {
    WaitReport(
      seconds: seconds, component: plan?.info, isAtEnd: isAtEnd,
      factories: factories.map { factory in
        WaitReport.Factory(
          path: factory.stations.map(\.plan.info), isRunning: factory.isRunning)
      },
      listener: registry?.listener)
  }
}

extension CreationRules {
  /// What a resolution waits for, and who makes it.
  mutating func sketch(of me: Creator, _ seconds: Double) -> WaitSketch {
    let isAtEnd = me.waitsFor == nil
    let plan = isAtEnd ? me.borrowed.first { !$0.isSettled }?.plan : me.waitsAs
    let factories = factories(blocking: me).map { factory in
      (stations: stack(of: factory).compactMap(\.station), isRunning: factory.isRunning)
    }
    return WaitSketch(
      seconds: seconds, plan: plan, registry: plan?.registry, isAtEnd: isAtEnd, factories: factories
    )
  }

  /// What the threads do that a resolution waits for.
  mutating func way(to me: Creator) -> [CreationStation] {
    factories(blocking: me).flatMap(stack(of:)).compactMap(\.station)
  }

  /// What the threads do that wait for each other: each from what the one before needs on; nothing
  /// if that is not the answer.
  func way(along answer: Answer) -> [CreationStation] {
    guard case .cycle(let chain) = answer else { return [] }
    return chain.dropLast().flatMap { record -> [CreationStation] in
      stack(of: record.owner).drop { $0 !== record }.compactMap(\.station)
    }
  }

  private mutating func factories(blocking me: Creator) -> [Creator] {
    let wanted = me.waitsFor.map { $0.record.map { [$0] } ?? [] } ?? me.borrowed
    var factories: [Creator] = []
    for record in wanted {
      for owner in unfinishedOwners(of: record) where !factories.contains(where: { $0 === owner }) {
        factories.append(owner)
      }
    }
    return factories
  }

  /// What a resolution makes or injects right now, outermost first.
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
