private import Foundation

/// Numbers that are never given twice in a process, so that no recipe of one run is taken for a
/// recipe of another.
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
