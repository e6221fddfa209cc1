internal import DIEngine

/// Holds tasks back until it is opened.
public final class TaskGate: Sendable {
  private let waiting = Guarded<(isOpen: Bool, tasks: [CheckedContinuation<Void, Never>])>(
    (false, []))

  public init() {}

  public func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = waiting.locked { state in
        if !state.isOpen { state.tasks.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
    // The thread sanitizer doesn't see what a continuation orders that is resumed before its task is suspended.
    waiting.locked { _ in }
  }

  public func open() {
    let tasks = waiting.locked { state in
      defer { state = (true, []) }
      return state.tasks
    }
    for task in tasks { task.resume() }
  }
}
