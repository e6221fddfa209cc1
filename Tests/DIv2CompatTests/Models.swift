import Foundation

protocol Tool: AnyObject {}
class Saw: Tool { init() {} }
class Axe: Tool { init() {} }
class Bench {
  var saw: Saw!
  var axe: Axe?
  var n = 0
  init() {}
  init(saw: Saw) { self.saw = saw }
}
class P { init(q: Q) {} }
class Q { init(p: P) {} }
class Jig {
  let size: Int
  init(size: Int) { self.size = size }
}

/// Tags.
enum Kind { case chop, cut }

/// An error of a user.
struct Broken: Error, Equatable {
  var reason = 0
}

/// A thread-safe counter.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = 0
  var value: Int { lock.withLock { stored } }
  @discardableResult
  func add(_ number: Int = 1) -> Int {
    lock.withLock {
      stored += number
      return stored
    }
  }
}
