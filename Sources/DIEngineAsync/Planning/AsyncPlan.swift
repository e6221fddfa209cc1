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

/// The asynchronous form of a plan that does something around another one.
final class AsyncAroundPlan<Inner, Value>: AsyncPlan {
  private let plan: AroundPlan<Inner, Value>
  private let inner: AsyncPlan

  init(_ plan: AroundPlan<Inner, Value>, _ inner: AsyncPlan) {
    self.plan = plan
    self.inner = inner
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let end = branch.run { plan.begin($0) }
    let made = UnsafeMutablePointer<Inner>.allocate(capacity: 1)
    defer { made.deallocate() }
    let result: Result<Inner, Failure>
    do throws(Failure) {
      try await inner.make(branch, at: UnsafeMutableRawPointer(made), isolation)
      result = .success(made.move())
    } catch {
      result = .failure(error)
    }
    try branch.run { (context) throws(Failure) -> Void in
      memory.initializeMemory(as: Value.self, to: try end(result, context))
    }
  }
}
