import DIv3
import Foundation
import ProcessSettings
import Testing

/// One message of the library.
struct Told: Equatable {
  let level: DILogLevel
  let message: String
}

extension [Told] {
  /// Whether the first message has all of the texts.
  func begin(with texts: String...) -> Bool {
    guard let first else { return false }
    return texts.allSatisfy { first.message.contains($0) }
  }
}

/// What the library tells this thread while a body runs.
///
/// The settings are everybody's: only tests of ``LogTests`` may call this.
func told(_ level: DILogLevel = .info, _ body: () -> Void) -> [Told] {
  #expect(ProcessSettingsTrait.hasTurn)
  let thread = pthread_self()
  let (function, before) = (DISetting.Log.fun, DISetting.Log.level)
  defer {
    DISetting.Log.fun = function
    DISetting.Log.level = before
  }
  var told: [Told] = []
  DISetting.Log.level = level
  DISetting.Log.fun = { level, message in
    guard pthread_equal(thread, pthread_self()) != 0 else { return }
    told.append(Told(level: level, message: message))
  }
  body()
  return told
}

/// Tests that set where messages go, one after the other.
@Suite("Messages", .serialized, .processSettings)
struct LogTests {}
