import DIEngine
import Foundation

/// Places in the code of factories where threads wait for each other, so that a test decides who goes
/// on. Nothing waits longer than a time that only a hang takes.
final class Stage: @unchecked Sendable {
  struct TookTooLong: Error {
    let what: String
  }

  static let limit = 30.0

  private let condition = NSCondition()
  private var reached: Set<String> = []
  private var scenes: [String: () throws -> Void] = [:]

  /// What is done when a place is come by the first time.
  func on(_ place: String, _ scene: @escaping () throws -> Void) {
    condition.withLock { scenes[place] = scene }
  }

  /// Code comes by a place.
  func pass(_ place: String) throws {
    let scene = condition.withLock { () -> (() throws -> Void)? in
      reached.insert(place)
      condition.broadcast()
      return scenes.removeValue(forKey: place)
    }
    try scene?()
  }

  func hasReached(_ place: String) -> Bool { condition.withLock { reached.contains(place) } }

  /// Waits until somebody has come by a place.
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

/// Something that a thread of its own does.
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

  /// What came of it.
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
