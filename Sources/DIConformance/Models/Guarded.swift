private import Foundation

/// A value that tasks and threads change one at a time.
final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    lock.withLock { stored }
  }

  func set(_ value: Value) {
    lock.withLock { stored = value }
  }

  func change(_ body: (inout Value) -> Void) {
    lock.withLock { body(&stored) }
  }
}
