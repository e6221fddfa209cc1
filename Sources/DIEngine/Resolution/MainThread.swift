internal import CDIEngine
internal import Dispatch

/// Runs something on the main thread, as a part of what this thread does in the engine: requests
/// that it makes belong to the running resolution.
///
/// On the main thread it is simply called. From another one the call waits until the main thread
/// has run it: the main queue must be served, and the main thread must not wait for this one. What
/// the engine itself waits for is no danger: a main thread that waits at the gate of shared objects
/// for this very resolution does the work there.
@usableFromInline
package func onMainThread<Result>(_ body: () -> Result) -> Result {
  if isOnMainThread() { return body() }
  let context = ResolutionContext.current
  var result: Result?
  func work() { result = acting(for: context, body) }
  withoutActuallyEscaping(work) { body in
    let mainThreadTask = MainThreadTask(body)
    CreationGate.shared.lending(mainThreadTask) {
      DispatchQueue.main.async { mainThreadTask.run() }
      mainThreadTask.wait()
    }
  }
  return result.unsafelyUnwrapped
}

/// Runs something in the place of another thread, which waits.
private func acting<Result>(for other: ResolutionContext, _ body: () -> Result) -> Result {
  let context = ResolutionContext.current
  let (frame, resolution, principal) = (
    context.state.pointee.frame, context.state.pointee.resolution, context.state.pointee.principal
  )
  let (depth, reporting) = (context.state.pointee.depth, context.state.pointee.reporting)
  context.state.pointee.frame = other.state.pointee.frame
  context.state.pointee.resolution = other.state.pointee.resolution
  context.state.pointee.principal = other.principal.state
  // Plans that are found here last as long as this.
  di_begin_plans(context.state)
  defer {
    di_end_plans(context.state)
    context.state.pointee.frame = frame
    context.state.pointee.resolution = resolution
    context.state.pointee.principal = principal
    context.state.pointee.depth = depth
    context.state.pointee.reporting = reporting
  }
  return body()
}

extension ResolutionContext {
  /// The context of the thread whose work this one does: its own, as a rule.
  var principal: ResolutionContext { state.pointee.principal.map(ResolutionContext.init) ?? self }
}

/// Whether this is the main thread, or the one that serves the main queue in its place.
func isOnMainThread() -> Bool {
  DispatchQueue.getSpecific(key: MainQueue.key) != nil || di_is_main_thread() != 0
}

private enum MainQueue {
  /// Tells that the running code was called by the main queue.
  static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}

/// Something that the main thread does for another one, which waits for it.
final class MainThreadTask: @unchecked Sendable {
  private let mutex = Mutex()
  private let changed = Condition()
  private var body: (() -> Void)?
  private var isDone = false

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Does the errand, unless that was begun already. To be called on the main thread.
  func run() {
    guard perform() else { return }
    mutex.locked {
      isDone = true
      changed.broadcast()
    }
  }

  func wait() {
    mutex.lock()
    while !isDone { changed.wait(mutex) }
    mutex.unlock()
  }

  // Not inlined, so that the body is released before anybody hears that it is done.
  @inline(never)
  private func perform() -> Bool {
    let body = mutex.locked { () -> (() -> Void)? in
      defer { self.body = nil }
      return self.body
    }
    body?()
    return body != nil
  }
}
