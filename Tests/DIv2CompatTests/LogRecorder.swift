import DIv2Compat
import Foundation
import ProcessSettings
import Testing

/// Tests of what loggers are told, one after the other: loggers are those of the process.
@Suite("Loggers", .serialized, .processSettings)
struct LogTests {}

/// Writes down the events whose message names one of some types.
///
/// Other tests run at the same time, and all are told: types that are looked for must have names
/// that no message of another test holds.
final class LogRecorder: DILogger, @unchecked Sendable {
  private let lock = NSLock()
  private let names: [String]
  private var told: [(event: DILogEvent, message: String)] = []

  /// Without a type, all events are written down.
  init(_ types: [any Any.Type] = []) {
    names = types.map { "\($0)" }
  }

  func log(_ event: DILogEvent, msg: String) {
    guard names.isEmpty || names.contains(where: msg.contains) else { return }
    lock.withLock { told.append((event, msg)) }
  }

  /// What was told since the last call, as words.
  func takeEvents() -> [String] { take().map { text(of: $0.event) } }

  /// The messages that were told since the last call.
  func takeMessages() -> [String] { take().map(\.message) }

  private func take() -> [(event: DILogEvent, message: String)] {
    DILoggerComposite.wait()
    return lock.withLock {
      defer { told = [] }
      return told
    }
  }
}

/// Runs a body while a recorder is among the loggers.
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
