/// The plan of a request that nothing can serve: it fails each time.
final class FailingPlan: Plan {
  private let failure: (ThreadState) -> Failure

  init(_ failure: @escaping (ThreadState) -> Failure) {
    self.failure = failure
    super.init(nil)
  }

  override func make(
    _ thread: ThreadState, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    throw failure(thread)
  }
}
