internal import CDIEngine

extension ResolutionContext {
  /// Whether a request for an object of an identity may come back to one that is being made or injected. If so, it calls
  /// `reentrantInstance(_:)`.
  ///
  /// - Parameter bit: The identity's bit.
  @inline(__always)
  func mayReenter(_ identity: UnsafeRawPointer, _ bit: UInt) -> Bool {
    if resolution.pointee.injecting != nil { return true }
    var next = innermostFrame
    while let frame = next {
      if frame.pointee.bits & bit != 0 { return self.frame(making: identity, from: frame) != nil }
      next = frame.pointee.nextSegment
    }
    return false
  }

  /// Returns the innermost frame in which the current resolution makes an object of an identity.
  @inline(never)
  private func frame(
    making identity: UnsafeRawPointer, from first: UnsafeMutablePointer<Frame>?
  ) -> UnsafeMutablePointer<Frame>? {
    let bit = Frame.bit(of: identity)
    let resolution = currentResolution
    var next = first
    while let frame = next {
      guard frame.pointee.bits & bit != 0 else {
        next = frame.pointee.nextSegment
        continue
      }
      if frame.pointee.identity.address == identity, frame.pointee.isMaking,
        frame.pointee.resolution == resolution
      {
        return frame
      }
      next = frame.pointee.outer
    }
    return nil
  }

  /// Returns the object that a re-entrant request must reuse, or nil if the request creates a new one.
  ///
  /// In a generation that closes cycles, a request from inside an injection reuses:
  /// - the object that is being injected, or an object on whose behalf that one was created;
  /// - an object that the same injection obtained earlier, if creating it requested the injected
  ///   object.
  ///
  /// - Throws: A recursion failure if the initializer of the requested object is running.
  package func reentrantInstance(
    _ plan: Unowned<ComponentPlan>
  ) throws(Failure) -> AnyBox? {
    let (identity, closesCycles, mayRecur) = plan.with {
      (
        Unowned($0.identity), $0.options.contains(.closesCycles),
        $0.mayRecurWithArguments
      )
    }
    if identity.with({ isMaking($0, sinceArguments: mayRecur) }) { throw recursion(plan.object) }
    guard let injecting = resolution.pointee.injecting else { return nil }
    try checkFailedRequest(plan)
    guard closesCycles else { return nil }
    return reusable(identity, nearestFrame(), injecting)
  }

  /// Fails if a deferred injection declares that it needs what its request has failed to make: it would only be made, and
  /// fail, once more. The object that is injected into fails with it.
  @inline(__always)
  private func checkFailedRequest(_ plan: Unowned<ComponentPlan>) throws(Failure) {
    let resolution = self.resolution
    guard let failure = resolution.pointee.graph?.with({ $0.requestFailure }),
      !resolution.pointee.isNested
    else { return }
    let component = plan.with { $0.info }
    if failure.path.contains(where: { $0.isMaking && $0.component == component }) { throw failure }
  }

  /// Whether a failure is that of the request whose deferred injections run: nothing recovers from it.
  package func isOfRequest(_ failure: Failure) -> Bool {
    currentResolution?.pointee.graph?.with { $0.requestFailure === failure } ?? false
  }

  /// Notes that the outermost request for an object has failed, which becomes nil.
  package func noteIfOutermost(_ failure: Failure) {
    guard let resolution = currentResolution, resolution.pointee.root != nil,
      !resolution.pointee.isNested, resolution.pointee.injecting == nil, nearestFrame() == nil
    else { return }
    resolution.pointee.graph?.with { $0.requestFailure = failure }
  }

  private func reusable(
    _ identity: Unowned<InstanceIdentity>, _ nearest: UnsafeMutablePointer<Frame>?,
    _ injecting: UnsafeMutablePointer<Frame>
  ) -> AnyBox? {
    let injected = injecting.pointee.node!.object
    if let node = injected.nearestObject(of: identity) {
      mark(identity.object)
      receive(node.claim)
      return node.box
    }
    guard nearest == injecting else { return nil }
    let identity = identity.object
    guard
      let node = injected.obtained.first(where: { $0.plan.identity === identity && !$0.hasFailed })
    else {
      return nil
    }
    receive(node.claim)
    return node.box
  }

  /// Notes that the running code makes a request with arguments.
  ///
  /// - Returns: The frame in which it runs, for `endPassing()`; nil if there are no arguments, or no frame.
  package func beginPassing(
    _ entries: UnsafePointer<ArgumentEntries>?
  ) -> UnsafeMutablePointer<Frame>? {
    guard let entries, !entries.pointee.isEmpty, let frame = innermostFrame else { return nil }
    frame.pointee.argumentRequests += 1
    return frame
  }

  /// Whether the current resolution is creating an instance with this identity.
  ///
  /// - Parameter sinceArguments: Whether only instances count that were begun after the last request with arguments.
  func isMaking(_ identity: InstanceIdentity, sinceArguments: Bool = false) -> Bool {
    guard let making = frame(making: Unowned(identity).address, from: innermostFrame) else {
      return false
    }
    var next = sinceArguments ? innermostFrame : nil
    while let frame = next {
      if frame.pointee.argumentRequests > 0 { return false }
      next = frame == making ? nil : frame.pointee.outer
    }
    return true
  }

  /// If the running injection's object has this identity, marks the frames from here to the injection
  /// as having requested it.
  package func mark(_ identity: InstanceIdentity) {
    let resolution = self.resolution
    guard let injecting = resolution.pointee.injecting,
      injecting.pointee.node!.object.plan.identity === identity
    else { return }
    for frame in frames.prefix(while: { $0 != injecting })
    where frame.pointee.resolution == resolution && frame.pointee.isMaking {
      frame.pointee.wasTouched = true
      frame.pointee.isRemembered = true
    }
  }

  /// Notes that the object being created receives an object of the current graph.
  ///
  /// - Parameter claim: The claim of the received object. If nil, the object counts as unfinished
  ///   until all injections of the resolution have run.
  package func receive(_ claim: Claim?) {
    guard let member = enclosedMember else { return }
    member.receivedUnfinished += 1
    member.receive(claim ?? resolution.objectGraph.outstandingInjections(of: member))
  }

  /// Returns the failure of a request for an object that is being created.
  package func recursion(_ plan: ComponentPlan) -> Failure {
    plan.failure(
      .recursion, path,
      asker: innermostFrame.map { $0.codeRequests(plan) } ?? false ? .initializer : .dependency)
  }

  /// Returns the innermost frame of the current resolution.
  package func nearestFrame() -> UnsafeMutablePointer<Frame>? {
    Self.nearestFrame(innermostFrame, of: currentResolution)
  }

  static func nearestFrame(
    _ first: UnsafeMutablePointer<Frame>?, of resolution: UnsafeMutablePointer<Resolution>?
  ) -> UnsafeMutablePointer<Frame>? {
    var next = first
    while let frame = next, frame.pointee.resolution != resolution { next = frame.pointee.outer }
    return next
  }
}

extension ComponentPlan {
  /// Whether code of an initializer may request a further object of the component with other arguments, such as the
  /// nodes of a tree: that may end by itself. If it doesn't, the stack ends it.
  fileprivate var mayRecurWithArguments: Bool {
    lifetime.kind.keeper == .none && options.contains(.declaresArguments)
  }
}

extension UnsafeMutablePointer where Pointee == Frame {
  /// Ends what `beginPassing(_:)` noted.
  package func endPassing() { pointee.argumentRequests -= 1 }

  /// Whether the initializer that runs in the frame must have requested a component by code, since the frame's
  /// component doesn't declare it as a dependency.
  fileprivate func codeRequests(_ plan: ComponentPlan) -> Bool {
    guard pointee.isMaking, !pointee.isInjecting else { return false }
    let own = pointee.plan.object
    // A child registry, which received the request, may offer what the component needs.
    let asked = pointee.resolution.pointee.scope.object.registry
    return asked.locked {
      guard own.component.factoryKind == .declaring else { return false }
      var isDeclared = false
      for need in own.dependencies.plans(in: asked) {
        need.visitComponents(asked) {
          if $0.identity === plan.identity { isDeclared = true }
        }
      }
      return !isDeclared
    }
  }

  /// The node of the frame's object; created on first use, together with those of its ancestors.
  ///
  /// Objects below which nothing has to be remembered get no node.
  var objectNode: Node {
    if let node = pointee.node { return node.object }
    let resolution = pointee.resolution
    let made = Node(
      pointee.plan.object,
      requestedIn: ResolutionContext.nearestFrame(pointee.outer, of: resolution),
      resolution: resolution)
    resolution.objectGraph.add(made)
    pointee.node = Unowned(made)
    pointee.isRemembered = true
    return made
  }

  /// Adds the object created in this frame to the object graph.
  package func remember(_ box: AnyBox) {
    let made = objectNode
    made.box = box
    guard pointee.wasTouched, let injecting = pointee.resolution.pointee.injecting,
      ResolutionContext.nearestFrame(pointee.outer, of: pointee.resolution) == injecting
    else { return }
    injecting.pointee.node!.object.obtained.append(made)
  }
}
