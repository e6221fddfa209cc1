private import Foundation

/// Numbers that are unique within the process, so that a container never treats recipes of two trials
/// as the same registration.
enum SiteCounter {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last = 0

  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
