internal import CDIEngine

extension ResolutionContext {
  /// Whether a declared initializer of the running resolution must ask to be admitted.
  package func checksReentrancy() -> Bool {
    resolution.pointee.checksReentrancy
  }

  /// Looks for an object that a request must reuse instead of making another one.
  ///
  /// A request for an object whose initializer runs fails. In a generation that closes cycles, a
  /// request from inside an injection gets the object that the injection runs for, or one of those
  /// on whose behalf that was made; and what the same injection obtained before, if making it asked
  /// for the injected object itself.
  package func reentrantInstance(
    _ plan: Unmanaged<ComponentPlan>
  ) throws(Failure) -> AnyBox? {
    let resolution = self.resolution
    var next = innermostFrame
    guard next != nil else { return nil }
    let (identity, closesCycles) = plan._withUnsafeGuaranteedRef {
      (Unmanaged.passUnretained($0.identity), $0.options.contains(.closesCycles))
    }
    var nearest: UnsafeMutablePointer<Frame>?
    while let frame = next {
      if frame.pointee.resolution == resolution {
        if nearest == nil { nearest = frame }
        if frame.pointee.isMaking, frame.pointee.identity.toOpaque() == identity.toOpaque() {
          throw recursion(plan.takeUnretainedValue())
        }
      }
      next = frame.pointee.outer
    }
    guard closesCycles, let injecting = resolution.pointee.injecting else { return nil }
    return reusable(identity, nearest, injecting)
  }

  private func reusable(
    _ identity: Unmanaged<InstanceIdentity>, _ nearest: UnsafeMutablePointer<Frame>?,
    _ injecting: UnsafeMutablePointer<Frame>
  ) -> AnyBox? {
    let injected = injecting.pointee.node!.takeUnretainedValue()
    if let node = injected.nearestObject(of: identity) {
      mark(identity.takeUnretainedValue())
      handOut(node.record)
      return node.box
    }
    guard nearest == injecting else { return nil }
    let identity = identity.takeUnretainedValue()
    guard
      let node = injected.obtained.first(where: { $0.plan.identity === identity && !$0.hasFailed })
    else {
      return nil
    }
    handOut(node.record)
    return node.box
  }

  /// Fails if the object's initializer runs.
  package func checkRecursion(
    _ plan: Unmanaged<ComponentPlan>
  ) throws(Failure) {
    let componentPlan = plan.takeUnretainedValue()
    guard isMaking(componentPlan.identity) else { return }
    throw recursion(componentPlan)
  }

  /// Whether an object of the cell is being made by the running resolution.
  func isMaking(_ identity: InstanceIdentity) -> Bool {
    let resolution = currentResolution
    let address = Unmanaged.passUnretained(identity).toOpaque()
    var next = innermostFrame
    while let frame = next {
      if frame.pointee.isMaking, frame.pointee.resolution == resolution,
        frame.pointee.identity.toOpaque() == address
      {
        return true
      }
      next = frame.pointee.outer
    }
    return false
  }

  /// Tells the frames between the running injection and here that its object was asked for.
  func mark(_ identity: InstanceIdentity) {
    let resolution = self.resolution
    guard let injecting = resolution.pointee.injecting,
      injecting.pointee.node!.takeUnretainedValue().plan.identity === identity
    else { return }
    var next = innermostFrame
    while let frame = next, frame != injecting {
      if frame.pointee.resolution == resolution, frame.pointee.isMaking {
        frame.pointee.wasTouched = true
        frame.pointee.isRemembered = true
      }
      next = frame.pointee.outer
    }
  }

  /// Tells the gate that an object of the running graph is given to what is being made.
  ///
  /// - Parameter record: what the gate knows of the object; without it, the object is taken to be
  ///   unfinished until all injections of the resolution have run.
  func handOut(_ record: CreationRecord?) {
    guard let creator = Creator.existing(self), creator.top != nil else { return }
    let resolution = self.resolution
    noteUnfinished(resolution)
    CreationGate.shared.deliver(record ?? resolution.objectGraph.openEnd(creator), to: creator)
  }

  /// The failure for an object that is needed while it is being made.
  ///
  /// Declared initializers don't look whether they run already, so a cycle that goes through user
  /// code is noticed one round late; what is told is the first request that came back.
  func recursion(_ plan: ComponentPlan) -> Failure {
    var frames: [UnsafeMutablePointer<Frame>] = []
    var next = innermostFrame
    while let frame = next {
      frames.append(frame)
      next = frame.pointee.outer
    }
    let resolution = currentResolution
    var identities: Set<UnsafeMutableRawPointer> = []
    for frame in frames.reversed()
    where frame.pointee.isMaking && frame.pointee.resolution == resolution {
      guard identities.insert(frame.pointee.identity.toOpaque()).inserted else {
        let plan = frame.pointee.plan.takeUnretainedValue()
        return recursion(plan, path: ResolutionContext.path(from: frame.pointee.outer))
      }
    }
    return recursion(plan, path: path)
  }

  private func recursion(_ plan: ComponentPlan, path: [Failure.PathElement]) -> Failure {
    Failure(
      .recursion, requested: plan.component.type, component: plan.info, path: path,
      candidates: [plan.info])
  }

  /// The innermost frame of the running resolution.
  func nearestFrame() -> UnsafeMutablePointer<Frame>? {
    Self.nearestFrame(innermostFrame, of: currentResolution)
  }

  fileprivate static func nearestFrame(
    _ first: UnsafeMutablePointer<Frame>?, of resolution: UnsafeMutablePointer<Resolution>?
  ) -> UnsafeMutablePointer<Frame>? {
    var next = first
    while let frame = next, frame.pointee.resolution != resolution { next = frame.pointee.outer }
    return next
  }
}

extension UnsafeMutablePointer where Pointee == Frame {
  /// The node of the frame's object, made with those of its ancestors if it does not exist: so objects
  /// under which nothing must be remembered never pay for one.
  var objectNode: Node {
    if let node = pointee.node { return node.takeUnretainedValue() }
    let resolution = pointee.resolution
    let made = Node(
      pointee.plan.takeUnretainedValue(),
      requestedIn: ResolutionContext.nearestFrame(pointee.outer, of: resolution),
      resolution: resolution)
    resolution.objectGraph.add(made)
    pointee.node = Unmanaged.passUnretained(made)
    pointee.isRemembered = true
    return made
  }

  /// Lets the object graph know the object that was made in the frame.
  package func remember(_ box: AnyBox) {
    let made = objectNode
    made.box = box
    guard pointee.wasTouched, let injecting = pointee.resolution.pointee.injecting,
      ResolutionContext.nearestFrame(pointee.outer, of: pointee.resolution) == injecting
    else { return }
    injecting.pointee.node!.takeUnretainedValue().obtained.append(made)
  }
}
