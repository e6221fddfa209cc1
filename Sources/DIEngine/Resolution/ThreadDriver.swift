internal import CDIEngine

// How a thread, or synchronous code of a task, takes part in the making of shared objects: it blocks where it must wait.

extension ResolutionContext {
  /// The member of the thread's work, or of the task for which the thread acts; nil if it has made nothing shared yet.
  package var member: Member? {
    principal.state.pointee.member.map { Unowned<Member>(address: $0).object }
  }

  /// The same; begins a member if there is none. It ends with the outermost request.
  package func currentMember() -> Member {
    if let member { return member }
    if let branch {
      branch.set(Member(.task))
      return branch.member.unsafelyUnwrapped
    }
    let member = Member(.thread)
    principal.state.pointee.member = Unowned.retaining(member).address
    return member
  }

  /// The branch of the task for which the thread acts.
  private var branch: TaskBranch? {
    principal.state.pointee.branch.map {
      Unowned<TaskBranch>(address: $0).object
    }
  }

  /// The member, if a shared object that is being made may come to hold what the running code obtains.
  var enclosedMember: Member? { member.flatMap { $0.innermost == nil ? nil : $0 } }

  /// Requests the object of a slot; blocks while others make it.
  ///
  /// - Parameter type: The requested type, used in failures if there is no plan.
  package func answer(
    for slot: InstanceSlot, _ plan: ComponentPlan?, _ type: @autoclosure () -> any Any.Type
  ) throws(Failure) -> Answer {
    while true {
      switch try currentMember().find(slot, plan, Wait.Manner.ofThisThread) {
      case .answer(let answer): return answer
      case .wait(let wait):
        if let answer = try answer(after: block(wait), plan, type()) { return answer }
      }
    }
  }

  /// Blocks until a wait is over.
  private func block(_ wait: Wait) -> Room.Outcome {
    let me = currentMember()
    let outcome = me.room.block(me, wait)
    branch?.takeOver()
    return outcome
  }

  /// Returns what follows a wait; nil if the member must look at the slot again.
  package func answer(
    after outcome: Room.Outcome, _ plan: ComponentPlan?, _ type: @autoclosure () -> any Any.Type
  ) throws(Failure) -> Answer? {
    let (kind, stations): (Failure.Kind, [CreationStation])
    switch outcome {
    case .again: return nil
    case .unfinished(let box): return .unfinished(box)
    case .taint(let failure): throw failure
    case .verdict(.repetition): return .recursion
    case .verdict(.recursion(let chain)): (kind, stations) = (.recursion, chain)
    case .verdict(.madeByTask): (kind, stations) = (.madeByTask, [])
    case .verdict(.longWait(let others)): (kind, stations) = (.longWait, others)
    case .verdict(.cancelled): (kind, stations) = (.cancelled, [])
    }
    throw Failure(
      kind, requested: plan?.component.type ?? type(), component: plan?.info,
      path: path + stations.map(\.pathElement), candidates: plan.map { [$0.info] } ?? [])
  }

  /// Fails a claim, and with it the claims of all objects that hold its object.
  ///
  /// - Parameter graph: Retains the discarded objects until the request ends. Their deinitializers may request other
  ///   objects, whose injections would never run if they joined a failed request.
  package func fail(_ claim: Claim, _ failure: Failure, in graph: ObjectGraph?) {
    let isOfNestedResolution =
      currentResolution.map { $0.pointee.outer != nil } ?? false && nearestFrame() == nil
    let discarded =
      member?.fail(claim, failure, isOfNestedResolution: isOfNestedResolution) ?? []
    graph?.hold(discarded)
  }

  // MARK: The end of a request

  /// Ends a thread's member; blocks until everything that it received is settled.
  func end(_ me: Member) throws(Failure) {
    var late = me.taint
    if late == nil, let wait = me.waitAtEnd(.ofThisThread()) {
      late = me.failure(after: wait, me.room.block(me, wait))
    }
    leave(me)
    if let late { throw late }
  }

  /// Takes a member from its thread or task. All that it has made is finished, or has failed.
  package func leave(_ me: Member) {
    me.leave()
    if let branch {
      branch.set(nil)
    } else {
      principal.state.pointee.member = nil
      Unowned(me).release()
    }
  }
}

// MARK: Instances

extension ResolutionContext {
  /// Returns the instance of a component that keeps its instances or has member injections; makes it if there is none.
  package func obtain(_ plan: ComponentPlan) throws(Failure) -> AnyBox {
    while true {
      switch try find(plan, Wait.Manner.ofThisThread) {
      case .found(let box): return box
      case .make(let claim, let slot):
        let box = try make(plan, claim)
        made(box, plan, claim, slot)
        return box
      case .wait(let wait):
        if let box = try received(after: block(wait), plan) { return box }
      }
    }
  }

  /// Makes an object, and runs its immediate injections.
  ///
  /// - Parameter claim: The claim of a shared object.
  func make(_ plan: ComponentPlan, _ claim: Claim? = nil) throws(Failure) -> AnyBox {
    let claim = self.claim(for: plan, claim)
    do throws(Failure) {
      var making = try beginMaking(plan, claim)
      var frame = frame(plan, making)
      do throws(Failure) {
        return try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> AnyBox in
          try prepare(plan, &making, claim, frame)
          let box = try callFactory(plan, making, frame)
          try endMaking(box, plan, &making, claim, frame)
          return box
        }
      } catch {
        failMaking(plan, making)
        throw error
      }
    } catch {
      if let claim { fail(claim, error, in: objectGraph) }
      throw error
    }
  }

  @inline(__always)
  private func callFactory(
    _ plan: ComponentPlan, _ making: Making, _ frame: UnsafeMutablePointer<Frame>
  ) throws(Failure) -> AnyBox {
    try frame.push(self)
    defer { frame.pop(self) }
    let box = try plan.makeBox(self)
    try accept(box, plan, frame)
    try injectImmediately(into: box, plan, making.injections, making.interleaved)
    return box
  }

  // MARK: Injections

  /// Runs the immediate injections of an object.
  ///
  /// - Parameter node: The node for which the deferred injections declared between them are queued.
  @inline(__always)
  private func injectImmediately(
    into box: AnyBox, _ plan: ComponentPlan, _ injections: InjectionList?, _ node: Node?
  ) throws(Failure) {
    guard let injections, !injections.immediate.isEmpty else { return }
    Mutex.checkNoneHeld("An injection")
    let tracers = plan.tracing?.beginInjecting(box, self)
    defer { if let tracers { plan.tracing?.endInjecting(box, tracers, self) } }
    for (index, injection) in injections.immediate.enumerated() {
      injections.queueDeferred(before: index, of: node, self)
      try injection.run(box, self)
    }
  }

  /// Runs a group of an object's deferred injections.
  package func inject(_ deferred: ObjectGraph.Deferred) throws(Failure) {
    let node = deferred.node
    guard let injections = node.plan.injectionList(), let box = object(of: deferred) else { return }
    let resolution = self.resolution
    var entries = node.entries ?? ArgumentEntries()
    var frame = Frame(
      Unowned(node.plan), on: self, node: Unowned(node), .injectingLater)
    try withUnsafeMutablePointer(to: &entries) { (entries) throws(Failure) -> Void in
      try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
        try frame.push(self)
        let before = resolution.beginInjections(of: node, in: frame, entries)
        defer {
          frame.pop(self)
          resolution.endInjections(of: node, before)
        }
        let tracers = node.plan.tracing?.beginInjecting(box, self)
        defer { if let tracers { node.plan.tracing?.endInjecting(box, tracers, self) } }
        for injection in deferred.group(of: injections.deferred) {
          node.obtained = []
          try injection.run(box, self)
        }
        try endInjections(deferred)
      }
    }
  }

  /// Injects members into an external instance.
  func injectMembers(into box: AnyBox, _ plan: ComponentPlan) throws(Failure) {
    plan.tracing?.externalInstance(box, self)
    var answer: Answer?
    if let slot = slotToClaim(plan) {
      answer = try self.answer(for: slot, plan, plan.component.type)
    }
    guard let injection = beginExternal(box, plan, answer) else { return }
    do throws(Failure) {
      if let node = injection.node {
        var frame = Frame(Unowned(plan), on: self, node: Unowned(node))
        try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
          try frame.push(self)
          defer { frame.pop(self) }
          try injectImmediately(into: box, plan, plan.injectionList(), node)
        }
      }
      try endExternal(injection, plan)
    } catch {
      failExternal(injection, plan, error)
      throw error
    }
  }
}

// MARK: The end of a request

extension Scope {
  /// Ends a request that has been answered: runs the queued injections and publishes the finished instances.
  @inline(never)
  func complete(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext
  ) throws(Failure) {
    do throws(Failure) {
      try finish(resolution, context)
    } catch {
      throw close(resolution, context, error) ?? error
    }
    _ = close(resolution, context)
  }

  private func finish(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext
  ) throws(Failure) {
    var first: Failure?
    if let graph = resolution.pointee.graph?.object {
      while let deferred = graph.nextDeferred() {
        do throws(Failure) {
          try context.inject(deferred)
        } catch {
          if first == nil { first = error }
          if graph.fail(deferred, error, in: self, context) { break }
        }
      }
      graph.endQueue(first, context)
    }
    if context.isLast(resolution) {
      // Objects may be released here; requests from their deinitializers must start their own resolutions.
      context.currentResolution = nil
      defer { context.currentResolution = resolution }
      let member = context.currentMember()
      if first != nil { context.leave(member) } else { try context.end(member) }
    }
    try publish(resolution, context, first)
  }

  /// Ends a request that has failed: finishes or withdraws the objects made beside the failure.
  @inline(never)
  func fail(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext, _ failure: Failure
  ) {
    guard options.afterFailure == .finish else { return withdraw(resolution, context, failure) }
    note(failure, of: resolution)
    // The failure of the request itself takes precedence.
    if context.isOpen(resolution) { try? complete(resolution, context) }
  }

  /// Ends one element of `many` as if it had been requested alone; the resolution continues with the next element.
  func endElement(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext,
    _ failure: Failure? = nil
  ) throws(Failure) {
    guard context.isOpen(resolution) else { return }
    let outermost = context.beginElementEnd(resolution)
    defer { context.endElementEnd(resolution, outermost) }
    if let failure { fail(resolution, context, failure) } else { try complete(resolution, context) }
  }
}

extension Wait.Manner {
  /// How synchronous code waits. A task may need the main thread, or one that runs a task itself.
  static func ofThisThread() -> Wait.Manner {
    let isOnMain = isOnMainThread()
    return .thread(isOnMain: isOnMain, mayBeNeeded: isOnMain || currentTask() != 0)
  }
}
