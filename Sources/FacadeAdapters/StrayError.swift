private import Foundation

/// The error of a closure that cannot throw, kept until the request around it can.
final class StrayError: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: (any Error)?

  /// Runs what may fail inside such a closure.
  func keep(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      lock.withLock { kept = kept ?? error }
    }
  }

  /// Runs the request around it, and throws the error that was kept meanwhile.
  func rethrown<Result>(_ request: () throws -> Result) throws -> Result {
    let result = try request()
    let stray = lock.withLock { () -> (any Error)? in
      defer { kept = nil }
      return kept
    }
    if let stray { throw stray }
    return result
  }
}
