internal import DIEngine

/// The factory of a component in an asynchronous request.
///
/// Few functions, each of which does much: entering and leaving an asynchronous function takes longer than most of
/// the work.
final class AsyncFactory {
  /// The dependencies. Retained manually, so that requests change no reference count.
  let dependencies: Unowned<AsyncDependencyList>
  fileprivate let body: Factory.Body
  private let asyncBody: Factory.AsyncBody?
  private let hopsToMainActor: Bool

  init(_ plan: ComponentPlan, _ plans: AsyncPlans) {
    hopsToMainActor = plan.hopsToMainActor
    dependencies = .retaining(AsyncDependencyList(plan.dependencies, plans))
    body = plan.bodyOnTask
    asyncBody = plan.asyncBody
  }

  deinit { dependencies.release() }

  /// Makes the object of a call. Calls that its dependencies need begin and end within the loop.
  @inline(__always)
  static func run(
    _ first: UnsafeMutablePointer<FactoryCall>, _ branch: TaskBranch,
    _ isolation: isolated (any Actor)?
  ) async throws {
    var call = first
    calls: while true {
      var isOfDependency = true
      do {
        while let (value, form) = call.next {
          if let form {
            if let inner = form.with({
              $0.begin(within: call, at: value, branch)
            }) {
              call = inner
              continue calls
            }
            try await form.object.make(branch, at: value, isolation)
          } else {
            try branch.run { (context) throws(Failure) in try call.make(value, context) }
          }
          call.pointee.madeCount += 1
        }
        isOfDependency = false
        if let asyncBody = call.pointee.factory.with({ $0.asyncBody }) {
          var position: TaskPosition? = branch.suspend()
          var thrown: (any Error)?
          do {
            try await TaskPosition.$current.withValue(position) {
              try await asyncBody(isolation, call.pointee.values, branch, call.pointee.memory)
            }
          } catch {
            thrown = error
          }
          if !branch.resumeNow(&position) { await branch.resume(&position, isolation) }
          if let thrown { throw thrown }
        } else if call.pointee.factory.with({ $0.hopsToMainActor }) {
          try await branch.runOnMainActor(isolation) { try call.callBody($0) }
        } else {
          try branch.run { try call.callBody($0) }
        }
        guard let outer = call.end(branch) else { return }
        call = outer
        call.pointee.madeCount += 1
      } catch {
        call = try call.unwind(error, isOfDependency: isOfDependency, branch)
      }
    }
  }
}

extension UnsafeMutablePointer where Pointee == FactoryCall {
  /// Calls a closure that doesn't suspend.
  fileprivate func callBody(_ context: ResolutionContext) throws {
    try pointee.factory.with {
      try $0.body(pointee.values, context, pointee.memory)
    }
  }
}

/// A call of a factory in an asynchronous request, from the creation of its first dependency to its return.
///
/// It lies on the heap, together with the frame of its object and the memory for the dependencies, and forms a
/// list outwards. So a loop makes a chain of transient instances, whatever its length: entering and leaving an
/// asynchronous function for each of them takes longer than most of the work.
struct FactoryCall {
  /// The factory. `AsyncPlans` retains it.
  let factory: Unowned<AsyncFactory>
  /// The call that needs the object; nil for the call that a plan began.
  let outer: UnsafeMutablePointer<FactoryCall>?
  /// Memory for the object.
  let memory: UnsafeMutableRawPointer
  /// The addresses of the dependencies, which lie behind the call and its frame.
  let values: DependencyValues
  /// Whether the call has a frame of its own.
  let hasFrame: Bool
  /// The number of dependencies that exist.
  var madeCount = 0

  fileprivate init(
    _ factory: Unowned<AsyncFactory>, _ outer: UnsafeMutablePointer<FactoryCall>?,
    _ memory: UnsafeMutableRawPointer, hasFrame: Bool, _ values: DependencyValues
  ) {
    self.values = values
    self.factory = factory
    self.outer = outer
    self.memory = memory
    self.hasFrame = hasFrame
  }

  /// Begins a call within the innermost frame of a branch.
  static func begin(
    _ factory: Unowned<AsyncFactory>, at memory: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<FactoryCall> {
    allocate(factory, nil, memory, hasFrame: false)
  }

  /// Begins a call with a frame of its own, which becomes the innermost one of the branch.
  ///
  /// - Parameter owner: The component plan that owns the factory.
  static func begin(
    _ factory: Unowned<AsyncFactory>, of owner: Unowned<ComponentPlan>,
    at memory: UnsafeMutableRawPointer, within outer: UnsafeMutablePointer<FactoryCall>?,
    _ branch: TaskBranch
  ) -> UnsafeMutablePointer<FactoryCall> {
    let call = allocate(factory, outer, memory, hasFrame: true)
    call.frame.initialize(to: Frame(owner, on: branch.context))
    branch.context.innermostFrame = call.frame
    return call
  }

  private static func allocate(
    _ factory: Unowned<AsyncFactory>, _ outer: UnsafeMutablePointer<FactoryCall>?,
    _ memory: UnsafeMutableRawPointer, hasFrame: Bool
  ) -> UnsafeMutablePointer<FactoryCall> {
    let (space, values) = factory.with {
      $0.dependencies.with {
        $0.list.with {
          $0.allocate(behind: MemoryLayout<FactoryCall>.stride + MemoryLayout<Frame>.stride)
        }
      }
    }
    let call = space.assumingMemoryBound(to: FactoryCall.self)
    call.initialize(to: FactoryCall(factory, outer, memory, hasFrame: hasFrame, values))
    return call
  }
}

extension UnsafeMutablePointer where Pointee == FactoryCall {
  fileprivate var frame: UnsafeMutablePointer<Frame> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: Frame.self)
  }

  @inline(__always)
  private func withList<Result>(_ body: (DependencyList) -> Result) -> Result {
    pointee.factory.with {
      $0.dependencies.with { $0.list.with(body) }
    }
  }

  /// The memory for the next dependency, and its asynchronous form if it has one; nil if all dependencies exist.
  var next: (value: UnsafeMutableRawPointer, form: Unowned<AsyncPlan>?)? {
    let index = pointee.madeCount
    return pointee.factory.with { factory in
      factory.dependencies.with { dependencies in
        guard index < dependencies.count else { return nil }
        return (
          dependencies.list.with { $0.place(index, pointee.values) },
          dependencies.form(index)
        )
      }
    }
  }

  /// Makes the next dependency, which has no asynchronous form.
  func make(
    _ value: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) {
    try withList { $0 }.makeValue(pointee.madeCount, at: value, context)
  }

  /// Ends a call whose factory has returned.
  ///
  /// - Returns: The call that needs the object.
  func end(_ branch: TaskBranch) -> UnsafeMutablePointer<FactoryCall>? {
    let outer = pointee.outer
    if pointee.hasFrame {
      if frame.pointee.isRemembered {
        frame.remember(
          frame.pointee.plan.with { $0.box(copying: pointee.memory) })
      }
      branch.context.innermostFrame = frame.pointee.outer
    }
    DependencyList.deallocate(self)
    return outer
  }

  /// Ends calls with an error, from this one outwards, until one accepts that its dependency is missing.
  ///
  /// - Parameter isOfDependency: Whether a dependency of this call failed rather than its factory.
  /// - Returns: The call that accepts it.
  /// - Throws: The error of the outermost call, if none does.
  func unwind(
    _ error: any Error, isOfDependency: Bool, _ branch: TaskBranch
  ) throws -> UnsafeMutablePointer<FactoryCall> {
    var (call, error, isOfDependency) = (self, error, isOfDependency)
    while true {
      let list = call.withList { $0 }
      if isOfDependency {
        if list.acceptsMissing {
          call.pointee.values[call.pointee.madeCount] = nil
          call.pointee.madeCount = list.count
          return call
        }
        list.discard(
          call.pointee.madeCount, call.pointee.values, branch.context)
      }
      let outer = call.pointee.outer
      if call.pointee.hasFrame {
        error = branch.context.thrown(error, by: call.frame.pointee.plan)
        branch.context.innermostFrame = call.frame.pointee.outer
      }
      DependencyList.deallocate(call)
      guard let outer else { throw error }
      (call, isOfDependency) = (outer, true)
    }
  }
}
