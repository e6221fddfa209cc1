import DIEngine
import Foundation
import TestSupport

/// Places in the code of factories where threads wait for each other, so that a test determines the
/// order. No wait exceeds a time limit that only a hang reaches.
final class Stage: @unchecked Sendable {
  struct TookTooLong: Error {
    let what: String
  }

  static let limit = 30.0

  private let condition = NSCondition()
  private var reached: Set<String> = []
  private var scenes: [String: () throws -> Void] = [:]
  private var follower: ((String) -> Void)?

  /// Sets the action for the first time that code reaches a place.
  func on(_ place: String, _ scene: @escaping () throws -> Void) {
    condition.withLock { scenes[place] = scene }
  }

  /// Sets a function that receives each place that code reaches.
  func follow(_ follower: @escaping (String) -> Void) {
    condition.withLock { self.follower = follower }
  }

  /// Reports that code reaches a place.
  func pass(_ place: String) throws {
    let scene = condition.withLock { () -> (() throws -> Void)? in
      follower?(place)
      reached.insert(place)
      condition.broadcast()
      return scenes.removeValue(forKey: place)
    }
    try scene?()
  }

  func hasReached(_ place: String) -> Bool { condition.withLock { reached.contains(place) } }

  /// Waits until code has reached a place.
  func wait(for place: String) throws {
    let end = Date(timeIntervalSinceNow: Stage.limit)
    condition.lock()
    defer { condition.unlock() }
    while !reached.contains(place) {
      guard condition.wait(until: end) else { throw TookTooLong(what: place) }
    }
  }

  /// Waits until a thread waits in the engine for an object.
  func waitUntilSomebodyWaits(for type: any Any.Type, atEnd isAtEnd: Bool = false) throws {
    let end = Date(timeIntervalSinceNow: Stage.limit)
    while !isWaitedFor(type, atEnd: isAtEnd) {
      guard Date() < end else {
        throw TookTooLong(what: "a wait for \(type); there are \(currentWaits())")
      }
      Thread.sleep(forTimeInterval: 0.000_5)
    }
  }

  func isWaitedFor(_ type: any Any.Type, atEnd isAtEnd: Bool = false) -> Bool {
    currentWaits().contains { $0.component?.type == type && $0.isAtEnd == isAtEnd }
  }
}

/// Work on a thread of its own.
final class Act<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result<Value, any Error>?

  init(_ body: @escaping () throws -> Value) {
    nonisolated(unsafe) let body = body
    Thread.detachNewThread { [self] in
      let result = Result { try body() }
      condition.withLock {
        self.result = result
        condition.broadcast()
      }
    }
  }

  var isOver: Bool { condition.withLock { result != nil } }

  /// Returns the result of the work.
  func value() throws -> Value {
    let end = Date(timeIntervalSinceNow: Stage.limit)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result { return try result.get() }
      guard condition.wait(until: end) else {
        throw Stage.TookTooLong(what: "a thread; waits: \(currentWaits())")
      }
    }
  }
}
