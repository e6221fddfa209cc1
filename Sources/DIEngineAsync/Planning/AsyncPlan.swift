internal import DIEngine

/// The asynchronous form of a plan, as the branch of a task runs it.
///
/// Only requests on whose way a closure of the user may suspend the task have one. All other plans run
/// synchronously, also as parts of an asynchronous request.
/// What a plan does is decided once, by the `Plan` that it belongs to: the asynchronous form makes the same
/// objects by the same rules, in the same order.
class AsyncPlan: AsyncForm {
  /// Makes the requested object.
  ///
  /// - Parameters:
  ///   - branch: The task's part of the resolution, which holds the session.
  ///   - memory: Uninitialized memory for a value of the requested type. The method initializes it unless it
  ///     throws.
  ///   - isolation: The actor of the request.
  func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    preconditionFailure("An asynchronous plan defines its work.")
  }

  /// Begins to make the requested object as a dependency of another call.
  ///
  /// - Returns: The call that makes the object, or nil if `make(_:at:_:)` must make it.
  func begin(
    within call: UnsafeMutablePointer<FactoryCall>, at memory: UnsafeMutableRawPointer,
    _ branch: TaskBranch
  ) -> UnsafeMutablePointer<FactoryCall>? { nil }
}

/// The asynchronous form of a converted plan.
final class AsyncConvertedPlan: AsyncPlan {
  private unowned let plan: ConvertedPlan
  private let own: AsyncPlan
  private unowned let componentPlan: ComponentPlan
  private let madeType: any Any.Type

  init(_ plan: ConvertedPlan, _ own: AsyncPlan, _ madeType: any Any.Type) {
    self.plan = plan
    self.own = own
    componentPlan = plan.componentPlan.unsafelyUnwrapped
    self.madeType = madeType
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    if plan.takesInstance {
      let box = try await branch.obtain((own as! AsyncOwnPlan).component, isolation)
      memory.initializeMemory(as: AnyObject.self, to: box.instance)
      return
    }
    if componentPlan.showsFinished {
      let isFinished = try branch.run { (context) throws(Failure) in
        try plan.convertFinished(context, memory)
      }
      if isFinished { return }
    }
    let (size, alignment) = layout(of: madeType)
    let made = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
    defer { made.deallocate() }
    try await own.make(branch, at: made, isolation)
    try branch.run { (context) throws(Failure) in
      try plan.convert(made, to: memory, context)
    }
  }
}

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
