package import DIEngine
internal import Foundation

/// Waits until as many threads and tasks wait for objects of a type, or for delayed objects if the type is nil, as the
/// engine reports. Use a type that no other test requests meanwhile.
public func untilWaiting(_ count: Int = 1, for type: Any.Type?) async {
  var look = Look(count, type)
  while !look.isEnough() { try? await Task.sleep(for: .milliseconds(1)) }
}

/// Does the same, and blocks the thread.
public func blockUntilWaiting(_ count: Int = 1, for type: Any.Type?) {
  var look = Look(count, type)
  while !look.isEnough() { Thread.sleep(forTimeInterval: 0.001) }
}

/// Returns reports of the current waits for instances that others create, without their durations. It takes the room's lock.
package func currentWaits() -> [WaitReport] {
  Room.shared.locked {
    Room.shared.waiting.compactMap { member in
      guard let wait = member.wait, !wait.isOfTurn else { return nil }
      return wait.report(of: member, 0)
    }
  }
}

/// Looks for waits, and gives up after some minutes.
private struct Look {
  private let count: Int
  private let type: Any.Type?
  private var left = 200_000

  init(_ count: Int, _ type: Any.Type?) { (self.count, self.type) = (count, type) }

  mutating func isEnough() -> Bool {
    left -= 1
    precondition(left > 0, "\(count) don't wait for \(type as Any): \(currentWaits())")
    // Reports of thousands of waits take long.
    guard Room.shared.locked({ Room.shared.waiting.count >= count }) else { return false }
    return currentWaits().filter { $0.component?.type == type }.count >= count
  }
}
