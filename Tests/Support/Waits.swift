internal import DIEngine
internal import Foundation

/// Waits until as many threads and tasks wait for objects of a type, or for delayed objects if the type is nil, as the
/// engine reports. Use a type that no other test requests meanwhile.
public func untilWaiting(_ count: Int = 1, for type: Any.Type?) async {
  for _ in 0..<limit where !isWaiting(count, type) { try? await Task.sleep(for: .milliseconds(1)) }
  precondition(isWaiting(count, type), "\(count) don't wait for \(type as Any): \(currentWaits())")
}

/// Does the same, and blocks the thread.
public func blockUntilWaiting(_ count: Int = 1, for type: Any.Type?) {
  for _ in 0..<limit where !isWaiting(count, type) { Thread.sleep(forTimeInterval: 0.001) }
  precondition(isWaiting(count, type), "\(count) don't wait for \(type as Any): \(currentWaits())")
}

/// As many looks take minutes, even on an idle machine.
private let limit = 200_000

private func isWaiting(_ count: Int, _ type: Any.Type?) -> Bool {
  currentWaits().filter { $0.component?.type == type }.count >= count
}
