internal import DIEngine
internal import Dispatch

/// The loggers of the process.
let loggers = Loggers()

/// Delivers an event to all loggers. Evaluates the message only if there is a logger.
func tell(_ event: DILogEvent, _ message: @autoclosure () -> String) {
  loggers.deliver(event, message)
}

/// The loggers of the process, and the queue that calls them.
final class Loggers: Sendable {
  private let all = Guarded<[any DILogger]>([])
  private let queue = DispatchQueue(label: "DITranquillity loggers")
  private let tracing = TraceSwitch(Tracer { event in tell(of: event) })

  /// One event for the queue, which alone calls loggers.
  private struct Delivery: @unchecked Sendable {
    let receivers: [any DILogger]
    let event: DILogEvent
    let message: String

    func callAsFunction() {
      for receiver in receivers { receiver.log(event, msg: message) }
    }
  }

  var isEmpty: Bool { all.locked { $0.isEmpty } }

  /// Traces the resolutions of a registry while there are loggers.
  func connect(_ registry: Registry) {
    tracing.connect(registry)
  }

  func add(_ logger: any DILogger) -> Bool {
    let isNew = all.locked { all -> Bool in
      guard !all.contains(where: { $0 === logger }) else { return false }
      all.append(logger)
      return true
    }
    if isNew { tracing.update { !isEmpty } }
    return isNew
  }

  func remove(_ logger: any DILogger) -> Bool {
    let removed = all.locked { all -> (any DILogger)? in
      all.firstIndex { $0 === logger }.map { all.remove(at: $0) }
    }
    if removed != nil { tracing.update { !isEmpty } }
    return removed != nil
  }

  func deliver(_ event: DILogEvent, _ message: () -> String) {
    let receivers = all.value
    guard !receivers.isEmpty else { return }
    let delivery = Delivery(receivers: receivers, event: event, message: message())
    queue.async { delivery() }
  }

  func wait() {
    queue.sync {}
  }
}
