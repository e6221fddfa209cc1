internal import DIEngine
internal import Dispatch

/// The loggers of the process.
let loggers = Loggers()

/// Delivers an event to all loggers, or to the log of an isolated graph. Evaluates the message only if somebody hears it.
///
/// - Parameter isolation: The graph to which the event belongs, if that is isolated.
func tell(
  _ event: DILogEvent, in isolation: Isolation? = nil, _ message: @autoclosure () -> String
) {
  if let log = (isolation ?? .current)?.log {
    log.receive(event.severity, message)
  } else {
    loggers.deliver(event, message)
  }
}

extension DILogEvent {
  fileprivate var severity: MessageSeverity {
    switch self {
    case .createSingle, .resolving, .found, .resolve, .cached, .injection: return .step
    case .registration: return .note
    case .warning: return .warning
    case .error: return .error
    }
  }
}

/// The loggers of the process, and the queue that calls them.
final class Loggers: Sendable {
  private let all = Guarded<[any DILogger]>([])
  private let queue = DispatchQueue(label: "DITranquillity loggers")
  private let tracing = TraceSwitch(Tracer { event, _ in tell(of: event) }, isOnForLogs: true)

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

  /// Whether anybody hears what happens in a registry.
  func hear(_ registry: Registry) -> Bool { registry.isolation?.log != nil || !isEmpty }

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
