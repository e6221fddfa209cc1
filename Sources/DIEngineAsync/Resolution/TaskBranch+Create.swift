internal import DIEngine

extension TaskBranch {
  /// Creates an instance, runs its immediate injections, keeps it as its lifetime demands, and queues its
  /// deferred injections.
  ///
  /// - Parameter claim: The claim of a shared instance.
  func create(
    _ own: AsyncComponentPlan, _ claim: Claim?,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let plan = own.plan
    let isSeveral = plan.hasDeferredInjections || plan.lifetime.kept == .graph
    let claim = claim ?? (isSeveral ? context.claimIfEnclosed(plan) : nil)
    do throws(Failure) {
      return try await createObject(own, claim, isolation)
    } catch {
      if let claim { context.fail(claim, error, in: context.objectGraph) }
      throw error
    }
  }

  private func createObject(
    _ own: AsyncComponentPlan, _ claim: Claim?,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let plan = own.plan
    let isQueued = plan.hasDeferredInjections
    if isQueued, let graph = context.resolution.pointee.graph,
      let failure = graph.takeUnretainedValue().failure(of: plan.identity)
    {
      throw failure
    }
    run { plan.tracing?.beginMaking($0) }
    defer { run { plan.tracing?.endMaking($0) } }
    let injections = plan.injectionList()
    var queued: Node?
    if isQueued, plan.options.contains(.queuesBeforeMaking) {
      queued = try context.beginQueuing(plan, nil, claim)
      context.objectGraph.enqueue(queued.unsafelyUnwrapped)
    }
    let isInterleaved = queued == nil && injections.map { !$0.deferredBefore.isEmpty } ?? false
    let frame = UnsafeMutablePointer<Frame>.allocate(capacity: 1)
    frame.initialize(
      to: Frame(.passUnretained(plan), on: context, node: queued.map(Unmanaged.passUnretained)))
    defer { frame.deallocate() }
    frame.pointee.isRemembered = queued != nil
    do throws(Failure) {
      if isInterleaved { queued = try context.beginQueuing(plan, frame, claim) }
      let box = try await make(own, injections, isInterleaved ? queued : nil, frame, isolation)
      run { plan.tracing?.made(box, $0) }
      run { $0.keep(box, plan, claim) }
      if isQueued, queued == nil || isInterleaved {
        if queued == nil { queued = try context.beginQueuing(plan, frame, claim) }
        context.objectGraph.enqueue(queued.unsafelyUnwrapped)
      }
      if frame.pointee.isRemembered { frame.remember(box) }
      if let claim { try context.currentMember().initialized(claim, box, isQueued: isQueued) }
      return box
    } catch {
      queued?.isDead = true
      throw error
    }
  }

  private func make(
    _ own: AsyncComponentPlan, _ injections: InjectionList?, _ queued: Node?,
    _ frame: UnsafeMutablePointer<Frame>, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    context.innermostFrame = frame
    defer { pop(frame, deallocates: false) }
    let box = try await own.makeBox(self, isolation)
    // The factory has returned, so its request is what failed: the path starts outside this frame.
    if box.isNil {
      throw own.plan.nilFailure(path: context.path(from: frame.pointee.outer))
    }
    if let injections, !injections.immediate.isEmpty {
      frame.pointee.isInjecting = true
      try await perform(injections, own, box, queued, isolation)
    }
    return box
  }

  /// Runs the immediate injections of an object.
  ///
  /// - Parameter node: The node for which the deferred injections declared between the immediate ones are
  ///   queued.
  func perform(
    _ injections: InjectionList, _ own: AsyncComponentPlan, _ box: AnyBox, _ node: Node?,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let tracing = own.plan.tracing
    run { tracing?.beginInjecting(box, $0) }
    defer { run { tracing?.endInjecting(box, $0) } }
    do throws(Failure) {
      for (index, injection) in own.immediate.enumerated() {
        if let node, !injections.deferredBefore.isEmpty {
          context.objectGraph.enqueue(node, injectionsBefore: injections.deferredBefore[index])
        }
        try await injection.run(box, self, isolation)
      }
    } catch {
      node?.isDead = true
      throw error
    }
  }

  // MARK: Frames

  /// Makes a frame on the heap the innermost one.
  func push(_ frame: Frame) -> UnsafeMutablePointer<Frame> {
    let memory = UnsafeMutablePointer<Frame>.allocate(capacity: 1)
    memory.initialize(to: frame)
    context.innermostFrame = memory
    return memory
  }

  func pop(_ frame: UnsafeMutablePointer<Frame>, deallocates: Bool = true) {
    context.innermostFrame = frame.pointee.outer
    if deallocates { frame.deallocate() }
  }
}
