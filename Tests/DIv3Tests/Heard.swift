import Foundation

/// What callbacks were given, in order, from any thread.
final class Heard<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []

  var all: [Value] { lock.withLock { values } }

  func callAsFunction(_ value: Value) { lock.withLock { values.append(value) } }

  /// Takes what was heard so far.
  func take() -> [Value] {
    lock.withLock {
      defer { values = [] }
      return values
    }
  }
}
