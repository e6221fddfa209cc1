import DIEngine

/// A thread-safe counter.
final class Counter: @unchecked Sendable {
  private let mutex = Mutex()
  private var count = 0

  var value: Int { mutex.locked { count } }

  @discardableResult
  func add(_ amount: Int = 1) -> Int {
    mutex.locked {
      count += amount
      return count
    }
  }
}

/// An object that is counted while it lives.
class Counted {
  private let living: Counter

  init(_ living: Counter) {
    self.living = living
    living.add()
  }

  deinit { living.add(-1) }
}

/// A thread-safe log of events in order.
final class Log: @unchecked Sendable {
  private let mutex = Mutex()
  private var lines: [String] = []

  var all: [String] { mutex.locked { lines } }

  func callAsFunction(_ line: String) { mutex.locked { lines.append(line) } }
}
