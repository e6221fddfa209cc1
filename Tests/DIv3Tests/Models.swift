import DIv3
import Foundation

protocol P: AnyObject {}
final class A: P {}
final class B: P {}

enum T1 {}
enum T2 {}
enum T3 {}

/// An object that records which factory created it.
final class Numbered {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// Returns the class names of objects.
func types(_ objects: [any AnyObject]) -> [String] {
  objects.map { "\(type(of: $0))" }
}

/// A thread-safe counter.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  @discardableResult
  func add(_ amount: Int = 1) -> Int {
    lock.withLock {
      count += amount
      return count
    }
  }
}

/// A thread-safe log of events in order.
final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] { lock.withLock { written } }

  func callAsFunction(_ line: String) { lock.withLock { written.append(line) } }
}

/// Runs a body on several threads that start simultaneously, and waits for all of them.
func onThreads(_ count: Int = 8, _ body: @escaping @Sendable (Int) -> Void) {
  let gate = NSCondition()
  let finished = DispatchGroup()
  nonisolated(unsafe) var waiting = 0
  for number in 0..<count {
    finished.enter()
    Thread.detachNewThread {
      gate.lock()
      waiting += 1
      gate.broadcast()
      while waiting < count { gate.wait() }
      gate.unlock()
      body(number)
      finished.leave()
    }
  }
  finished.wait()
}
