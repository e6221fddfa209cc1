internal import DIEngine

/// The factory of a component in an asynchronous request.
///
/// Few functions, each of which does much: entering and leaving an asynchronous function takes longer than most of
/// the work.
final class AsyncFactory {
  /// The dependencies. Retained manually, so that requests change no reference count.
  let needs: Unmanaged<AsyncDependencyList>
  fileprivate let body: Factory.Body?
  private let asyncBody: Factory.AsyncBody?
  private let hopsToMainActor: Bool

  init(
    _ needs: DependencyList, _ body: Factory.Body?, _ asyncBody: Factory.AsyncBody?,
    hopsToMainActor: Bool, _ plans: AsyncPlans
  ) {
    self.hopsToMainActor = hopsToMainActor
    self.needs = .passRetained(AsyncDependencyList(needs, plans))
    self.body = body
    self.asyncBody = asyncBody
  }

  deinit { needs.release() }

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
            if let inner = form._withUnsafeGuaranteedRef({
              $0.begin(within: call, at: value, branch)
            }) {
              call = inner
              continue calls
            }
            try await form.takeUnretainedValue().make(branch, at: value, isolation)
          } else {
            try branch.run { (context) throws(Failure) in try call.make(value, context) }
          }
          call.pointee.madeCount += 1
        }
        isOfDependency = false
        if let asyncBody = call.pointee.factory._withUnsafeGuaranteedRef({ $0.asyncBody }) {
          var position: TaskPosition? = branch.suspend()
          await TaskPosition.$current.withValue(position) {
            await asyncBody(isolation, call.pointee.values, branch, call.pointee.memory)
          }
          if !branch.resumeNow(&position) { await branch.resume(&position, isolation) }
        } else if call.pointee.factory._withUnsafeGuaranteedRef({ $0.hopsToMainActor }) {
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
    try pointee.factory._withUnsafeGuaranteedRef {
      try $0.body?(pointee.values, context, pointee.memory)
    }
  }
}
