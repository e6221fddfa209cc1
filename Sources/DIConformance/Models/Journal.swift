private import Foundation

/// What happened, in order. May be written to from several threads.
final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []

  /// Writes an entry and gives the object back, so that an initializer is one expression.
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

  /// How often something was written.
  func count(of entry: String) -> Int {
    entries.count { $0 == entry }
  }
}
