import DIv3
import Foundation
import ProcessSettings
import TestSupport
import Testing

/// One message of the library.
struct LoggedMessage: Equatable {
  let level: DILogLevel
  let message: String
}

extension [LoggedMessage] {
  /// Whether the first message contains all of the texts, in this order.
  func first(contains texts: String...) -> Bool {
    guard let message = first?.message else { return false }
    var rest = message[...]
    for text in texts {
      guard let found = rest.range(of: text) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

extension String {
  /// The text of a failure or a finding without its last line, the code.
  var withoutCode: String {
    let parts = components(separatedBy: "\n  Code: DI")
    #expect(parts.count == 2 && parts[1].prefixMatch(of: #/[FG]\d{3}/#) != nil, "\(self)")
    #expect(hasSuffix(codeLine("DI\(parts.last?.prefix(4) ?? "")")))
    return parts[0]
  }
}

/// Returns the messages of the library on this thread while a body runs.
///
/// The settings are process-wide: only tests of ``LogTests`` may call this.
func logged(_ level: DILogLevel = .info, _ body: () -> Void) -> [LoggedMessage] {
  #expect(ProcessSettingsTrait.hasTurn)
  let thread = pthread_self()
  let (function, before) = (DISetting.Log.fun, DISetting.Log.level)
  defer {
    DISetting.Log.fun = function
    DISetting.Log.level = before
  }
  let logged = Received<LoggedMessage>()
  DISetting.Log.level = level
  DISetting.Log.fun = { level, message in
    guard pthread_equal(thread, pthread_self()) != 0 else { return }
    logged(LoggedMessage(level: level, message: message))
  }
  body()
  return logged.all
}

/// Tests that redirect messages, one at a time.
@Suite("Messages", .serialized, .processSettings)
struct LogTests {}
