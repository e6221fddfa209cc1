import DIv2Compat
import Foundation
import ProcessSettings
import Testing

/// Tests of loggers, one at a time: loggers are process-wide.
@Suite("Loggers", .serialized, .processSettings)
struct LogTests {}

/// Records the events whose message contains the name of one of the given types.
///
/// Other tests run concurrently and log to the same loggers, so the types need names that no message
/// of another test contains.
final class LogRecorder: DILogger, @unchecked Sendable {
  private let lock = NSLock()
  private let names: [String]
  private var told: [(event: DILogEvent, message: String)] = []

  /// Without a type, records all events.
  init(_ types: [any Any.Type] = []) {
    names = types.map { "\($0)" }
  }

  func log(_ event: DILogEvent, msg: String) {
    guard names.isEmpty || names.contains(where: msg.contains) else { return }
    lock.withLock { told.append((event, msg)) }
  }

  /// Returns the events since the previous call, as words.
  func takeEvents() -> [String] { take().map { text(of: $0.event) } }

  /// Returns the messages since the previous call.
  func takeMessages() -> [String] { take().map(\.message) }

  private func take() -> [(event: DILogEvent, message: String)] {
    DILoggerComposite.wait()
    return lock.withLock {
      defer { told = [] }
      return told
    }
  }
}

/// Runs a body while a recorder is one of the loggers.
func recording(
  _ types: any Any.Type..., body: (LogRecorder) throws -> Void
) rethrows {
  let recorder = LogRecorder(types)
  DILoggerComposite.add(logger: recorder)
  defer { DILoggerComposite.remove(logger: recorder) }
  try body(recorder)
}

private func text(of event: DILogEvent) -> String {
  switch event {
  case .registration: return "registration"
  case .createSingle(let brace): return "createSingle(\(brace))"
  case .resolving(let brace): return "resolving(\(brace))"
  case .found(let info): return "found(\(info.type))"
  case .resolve(let style): return "resolve(\(style))"
  case .cached: return "cached"
  case .injection(let brace): return "injection(\(brace))"
  case .warning(.implNotFound(let info)): return "implNotFound(\(info.type))"
  case .error(let error): return "error(\(Mirror(reflecting: error).children.first!.label!))"
  }
}
