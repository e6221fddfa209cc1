import Foundation

/// A thread-safe log of the values that callbacks received, in order.
final class Received<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []

  var all: [Value] { lock.withLock { values } }

  func callAsFunction(_ value: Value) { lock.withLock { values.append(value) } }

  /// Returns the values so far and removes them.
  func take() -> [Value] {
    lock.withLock {
      defer { values = [] }
      return values
    }
  }
}
