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
