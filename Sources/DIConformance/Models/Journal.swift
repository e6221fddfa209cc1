private import Foundation

/// A log of events in order. Thread-safe.
final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []

  /// Adds an entry and returns the object, so that an initializer can be one expression.
  @discardableResult
  func noting<Object>(_ entry: String, _ object: Object) -> Object {
    note(entry)
    return object
  }

  func note(_ entry: String) {
    lock.withLock { written.append(entry) }
  }

  var entries: [String] {
    lock.withLock { written }
  }

  /// Returns the number of times an entry was added.
  func count(of entry: String) -> Int {
    entries.count { $0 == entry }
  }
}

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

  func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&stored) }
  }
}
