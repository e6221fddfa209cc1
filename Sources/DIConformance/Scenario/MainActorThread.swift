private import Foundation

/// Finds out whether the current thread runs code of the main actor.
///
/// Linux may run the main queue on another thread than the main one.
enum MainActorThread {
  /// Marks the main queue. Never changes.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()

    init() { DispatchQueue.main.setSpecific(key: key, value: true) }
  }

  private static let mark = Mark()

  /// Whether the current thread is the main one, or runs the main queue.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark.key) ?? Thread.isMainThread
  }
}
