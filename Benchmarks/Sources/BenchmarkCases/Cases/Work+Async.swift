import Dispatch

extension Work {
  /// Creates a work that awaits. A task does it, while the measuring thread waits for the end of all.
  init(
    asynchronous name: String,
    prepare: @escaping @Sendable () -> @Sendable (Int) async -> Void
  ) {
    self.init(name) {
      let perform = prepare()
      return Run { count in
        let done = DispatchSemaphore(value: 0)
        Task.detached(priority: .userInitiated) {
          await perform(count)
          done.signal()
        }
        done.wait()
      }
    }
  }
}
