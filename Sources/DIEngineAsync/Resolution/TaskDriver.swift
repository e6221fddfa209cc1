internal import DIEngine

// How a task takes part in the making of shared objects: it suspends where it must wait.

extension Member {
  /// Suspends the task until its member's wait is over, or until the task is cancelled.
  func suspendUnlessCancelled(
    _ wait: Wait, _ isolation: isolated (any Actor)?
  ) async -> Room.Outcome {
    // Safe: the room guards both, and the task waits meanwhile.
    nonisolated(unsafe) let (me, wait) = (self, wait)
    return await withTaskCancellationHandler(
      operation: { await me.suspend(wait, isolation) },
      onCancel: { me.room.cancel(wait, of: me) }, isolation: isolation)
  }

  /// Suspends the task until its member's wait is over.
  func suspend(_ wait: Wait, _ isolation: isolated (any Actor)?) async -> Room.Outcome {
    room.watch(self, wait)
    while true {
      if let outcome = room.outcome(of: wait, for: self) { return outcome }
      await withUnsafeContinuation(isolation: isolation) { continuation in
        room.leave(continuation, with: wait)
      }
    }
  }
}

extension ClaimedSlot {
  /// Suspends a task that makes no request until the claim is settled. The object may have failed.
  ///
  /// - Parameter endsWhenCancelled: Whether the wait ends when the task is cancelled.
  /// - Returns: Whether the wait ended since the task was cancelled.
  package func settled(
    endsWhenCancelled: Bool = false, _ isolation: isolated (any Actor)?
  ) async -> Bool {
    let member = Member(.task)
    let finding = member.room.meet(member, at: slot, plan) { .ofTask(isolation) }
    guard case .wait(let wait) = finding else { return false }
    let outcome =
      endsWhenCancelled
      ? await member.suspendUnlessCancelled(wait, isolation)
      : await member.suspend(wait, isolation)
    member.leave()
    guard case .verdict(.cancelled) = outcome else { return false }
    return true
  }
}

extension TaskBranch {
  /// Requests the object of a slot; suspends the task while others make it.
  func answer(
    for slot: InstanceSlot, _ plan: ComponentPlan?, _ type: any Any.Type,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Answer {
    while true {
      switch try context.currentMember().find(slot, plan, { .ofTask(isolation) }) {
      case .answer(let answer): return answer
      case .wait(let wait):
        let outcome = await suspend(wait, isolation)
        if let answer = try context.answer(after: outcome, plan, type) { return answer }
      }
    }
  }

  /// Suspends the task until a wait is over.
  private func suspend(_ wait: Wait, _ isolation: isolated (any Actor)?) async -> Room.Outcome {
    let member = context.currentMember()
    let outcome =
      endsWhenCancelled
      ? await member.suspendUnlessCancelled(wait, isolation)
      : await member.suspend(wait, isolation)
    takeOver()
    return outcome
  }

  /// Ends the member of an outermost request; suspends the task until everything that it received is settled.
  func end(_ member: Member, _ isolation: isolated (any Actor)?) async throws(Failure) {
    var late = member.taint
    if late == nil, let wait = member.waitAtEnd(.ofTask(isolation)) {
      late = member.failure(after: wait, await suspend(wait, isolation))
    }
    context.leave(member)
    if let late { throw late }
  }
}

// MARK: Instances

extension TaskBranch {
  /// Returns the instance of a component that keeps its instances or has member injections; makes it if there is none.
  func obtain(
    _ own: AsyncComponentPlan, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let plan = own.plan
    while true {
      let finding = try run { (context) throws(Failure) in
        try context.find(plan) { .ofTask(isolation) }
      }
      switch finding {
      case .found(let box): return box
      case .make(let claim, let slot):
        let box = try await make(own, claim, isolation)
        run { $0.made(box, plan, claim, slot) }
        return box
      case .wait(let wait):
        let outcome = await suspend(wait, isolation)
        let received = try run { (context) throws(Failure) in
          try context.received(after: outcome, plan)
        }
        if let received { return received }
      }
    }
  }

  /// Makes an object, and runs its immediate injections.
  ///
  /// - Parameter claim: The claim of a shared object.
  private func make(
    _ own: AsyncComponentPlan, _ claim: Claim?, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let plan = own.plan
    let claim = context.claim(for: plan, claim)
    do throws(Failure) {
      var making = try run { (context) throws(Failure) in try context.beginMaking(plan, claim) }
      let frame = Pinned(context.frame(plan, making))
      defer { withExtendedLifetime(frame) {} }
      do throws(Failure) {
        try context.prepare(plan, &making, claim, frame.address)
        let box = try await callFactory(own, making, frame.address, isolation)
        try run { (context) throws(Failure) in
          try context.endMaking(box, plan, &making, claim, frame.address)
        }
        return box
      } catch {
        run { $0.failMaking(plan, making) }
        throw error
      }
    } catch {
      if let claim { context.fail(claim, error, in: context.objectGraph) }
      throw error
    }
  }

  private func callFactory(
    _ own: AsyncComponentPlan, _ making: Making, _ frame: UnsafeMutablePointer<Frame>,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    context.innermostFrame = frame
    defer { context.innermostFrame = frame.pointee.outer }
    let box = try await own.makeBox(self, isolation)
    try context.accept(box, own.plan, frame)
    try await injectImmediately(into: box, own, making.injections, making.interleaved, isolation)
    return box
  }

  // MARK: Injections

  /// Runs the immediate injections of an object.
  ///
  /// - Parameter node: The node for which the deferred injections declared between them are queued.
  private func injectImmediately(
    into box: AnyBox, _ own: AsyncComponentPlan, _ injections: InjectionList?, _ node: Node?,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    guard let injections, !own.immediate.isEmpty else { return }
    let tracers = run { own.plan.tracing?.beginInjecting(box, $0) }
    defer { if let tracers { run { own.plan.tracing?.endInjecting(box, tracers, $0) } } }
    for (index, injection) in own.immediate.enumerated() {
      injections.queueDeferred(before: index, of: node, context)
      try await injection.run(box, self, isolation)
    }
  }

  /// Runs a group of an object's deferred injections.
  private func inject(
    _ deferred: ObjectGraph.Deferred, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let node = deferred.node
    guard let own = form(of: node, in: context.objectGraph) else {
      return try run { (context) throws(Failure) in try context.inject(deferred) }
    }
    guard let box = context.object(of: deferred) else { return }
    let resolution = context.resolution
    let entries = Pinned(node.entries ?? ArgumentEntries())
    let frame = Pinned(
      Frame(Unowned(node.plan), on: context, node: Unowned(node), .injectingLater))
    context.innermostFrame = frame.address
    let before = resolution.beginInjections(of: node, in: frame.address, entries.address)
    defer {
      context.innermostFrame = frame.address.pointee.outer
      resolution.endInjections(of: node, before)
      withExtendedLifetime((entries, frame)) {}
    }
    let tracers = run { node.plan.tracing?.beginInjecting(box, $0) }
    defer { if let tracers { run { node.plan.tracing?.endInjecting(box, tracers, $0) } } }
    for injection in deferred.group(of: own.deferred) {
      node.obtained = []
      try await injection.run(box, self, isolation)
    }
    // A store of the user's may get what is finished now.
    try run { (context) throws(Failure) in try context.endInjections(deferred) }
  }

  /// Injects members into an external instance.
  func injectMembers(
    into box: AnyBox, _ own: AsyncComponentPlan, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let plan = own.plan
    run { plan.tracing?.externalInstance(box, $0) }
    var answer: Answer?
    if let slot = context.slotToClaim(plan) {
      answer = try await self.answer(for: slot, plan, plan.component.type, isolation)
    }
    guard let injection = run({ $0.beginExternal(box, plan, answer) }) else { return }
    do throws(Failure) {
      if let node = injection.node {
        let frame = Pinned(Frame(Unowned(plan), on: context, node: Unowned(node)))
        context.innermostFrame = frame.address
        defer {
          context.innermostFrame = frame.address.pointee.outer
          withExtendedLifetime(frame) {}
        }
        try await injectImmediately(into: box, own, plan.injectionList(), node, isolation)
      }
      try run { (context) throws(Failure) in try context.endExternal(injection, plan) }
    } catch {
      context.failExternal(injection, plan, error)
      throw error
    }
  }
}

// MARK: The end of a request

extension TaskBranch {
  /// Ends a request that has been answered: runs the queued injections and publishes the finished instances.
  func complete(
    _ resolution: UnsafeMutablePointer<Resolution>, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let scope = resolution.pointee.scope.object
    do throws(Failure) {
      try await finish(resolution, scope, isolation)
    } catch {
      throw scope.close(resolution, context, error) ?? error
    }
    _ = scope.close(resolution, context)
  }

  private func finish(
    _ resolution: UnsafeMutablePointer<Resolution>, _ scope: Scope,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    var first: Failure?
    if let graph = resolution.pointee.graph?.object {
      while let deferred = run({ _ in graph.nextDeferred() }) {
        do throws(Failure) {
          try await inject(deferred, isolation)
        } catch {
          if first == nil { first = error }
          if graph.fail(deferred, error, in: scope, context) { break }
        }
      }
      run { graph.endQueue(first, $0) }
    }
    if context.isLast(resolution), let member = context.member {
      if first != nil { context.leave(member) } else { try await end(member, isolation) }
    }
    try scope.publish(resolution, context, first)
  }

  /// Ends a request that has failed: finishes the objects made beside the failure.
  func fail(
    _ resolution: UnsafeMutablePointer<Resolution>, _ failure: Failure,
    _ isolation: isolated (any Actor)?
  ) async {
    let scope = resolution.pointee.scope.object
    scope.note(failure, of: resolution)
    // The failure of the request itself takes precedence.
    if context.isOpen(resolution) { try? await complete(resolution, isolation) }
  }

  /// Ends one element of `many` as if it had been requested alone; the resolution continues with the next element.
  func endElement(
    _ resolution: UnsafeMutablePointer<Resolution>, _ failure: Failure?,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    guard context.isOpen(resolution) else { return }
    let outermost = context.beginElementEnd(resolution)
    defer { context.endElementEnd(resolution, outermost) }
    if let failure {
      await fail(resolution, failure, isolation)
    } else {
      try await complete(resolution, isolation)
    }
  }
}

extension Wait.Manner {
  /// How a task waits on its actor.
  static func ofTask(_ isolation: isolated (any Actor)?) -> Wait.Manner {
    .task(returnsToMain: isolation != nil && isOnMainThread())
  }
}
