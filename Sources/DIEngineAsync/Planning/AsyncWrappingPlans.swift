internal import DIEngine

/// The asynchronous form of a plan for an Optional.
final class AsyncOptionalPlan<Wrapped>: AsyncPlan {
  private let inner: AsyncPlan
  private let handle: (Failure, ResolutionContext) throws(Failure) -> Void

  /// - Parameter handle: Throws if a failure doesn't make the Optional nil.
  init(
    _ inner: AsyncPlan, _ handle: @escaping (Failure, ResolutionContext) throws(Failure) -> Void
  ) {
    self.inner = inner
    self.handle = handle
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let value = UnsafeMutablePointer<Wrapped>.allocate(capacity: 1)
    defer { value.deallocate() }
    do throws(Failure) {
      try await inner.make(branch, at: UnsafeMutableRawPointer(value), isolation)
      memory.initializeMemory(as: Wrapped?.self, to: value.move())
    } catch {
      try branch.run { (context) throws(Failure) in try handle(error, context) }
      memory.initializeMemory(as: Wrapped?.self, to: nil)
    }
  }
}

/// The asynchronous form of a plan that sends an event to the listener.
final class AsyncReportingPlan: AsyncPlan {
  private let inner: AsyncPlan
  private let report: () -> Void

  init(_ inner: AsyncPlan, _ report: @escaping () -> Void) {
    self.inner = inner
    self.report = report
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    branch.run { _ in report() }
    try await inner.make(branch, at: memory, isolation)
  }
}

/// The asynchronous form of a plan that reports each request to tracers.
final class AsyncTracedPlan<Value>: AsyncPlan {
  private let inner: AsyncPlan
  private let request: TracedRequest
  private let component: TracedComponent?
  private let tracers: Tracers

  init(
    _ inner: AsyncPlan, _ request: TracedRequest, _ component: TracedComponent?, _ tracers: Tracers
  ) {
    self.inner = inner
    self.request = request
    self.component = component
    self.tracers = tracers
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let span = branch.run { $0.beginTraced(request, component, tracers) }
    do throws(Failure) {
      try await inner.make(branch, at: memory, isolation)
    } catch {
      throw branch.run { $0.endTraced(span, failure: error) }
    }
    branch.run {
      $0.endTraced(span, value: memory.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
