/// An object that is currently being created or injected.
///
/// Frames lie in the calls that make objects, on the strand, and form a list from the innermost outwards. The list
/// allocates nothing. It is the creation stack, the path of a failure, and the place where nested
/// requests look for re-entrancy.
package struct Frame {
  package let outer: UnsafeMutablePointer<Frame>?
  package let plan: Unowned<ComponentPlan>
  package let resolution: UnsafeMutablePointer<Resolution>
  /// The bits of the identities of this frame and of those outwards in its segment, a few frames: a search for an identity
  /// passes over segments without its bit.
  let bits: UInt
  /// The innermost frame of the next segment outwards.
  let nextSegment: UnsafeMutablePointer<Frame>?
  /// The number of frames outwards in the segment.
  let position: UInt8
  /// The node of the object, once an object below needs it.
  package var node: Unowned<Node>?
  package var stage: Stage
  /// Whether the object graph must remember the object once it is created.
  package var isRemembered = false
  /// Whether creating this object requested the object whose injection is running.
  package var wasTouched = false
  /// The number of requests with arguments that code of the frame, or of tasks that it started, is making.
  package var argumentRequests: UInt32 = 0

  /// - Parameter bit: The bit of the plan's identity, if it is known.
  @inline(__always)
  init(
    _ plan: Unowned<ComponentPlan>, _ bit: UInt? = nil, on context: ResolutionContext,
    node: Unowned<Node>? = nil, _ stage: Stage = .initializing
  ) {
    let bit = bit ?? Self.bit(of: plan.with { $0.identityAddress }.unsafelyUnwrapped)
    outer = context.innermostFrame
    self.plan = plan
    resolution = context.resolution
    self.node = node
    self.stage = stage
    if let outer, outer.pointee.position < 15 {
      bits = outer.pointee.bits | bit
      nextSegment = outer.pointee.nextSegment
      position = outer.pointee.position + 1
    } else {
      bits = bit
      nextSegment = outer
      position = 0
    }
  }

  var identity: Unowned<InstanceIdentity> { plan.with { Unowned($0.identity) } }

  /// Returns the bit of an identity by its address, of which the lowest four bits are 0.
  @inline(__always)
  static func bit(of identity: UnsafeRawPointer) -> UInt {
    let address = UInt(bitPattern: identity)
    return 1 &<< (address &>> 4 ^ address &>> 10)
  }

  /// What runs for the object.
  package enum Stage: UInt8 {
    /// Its factory: there is no object yet.
    case initializing
    /// Its immediate injections.
    case injecting
    /// A deferred injection: the object is made.
    case injectingLater
  }

  /// Whether the object is being made: its factory runs, or its immediate injections.
  var isMaking: Bool { stage != .injectingLater }
}

extension UnsafeMutablePointer where Pointee == Frame {
  /// The innermost frame around this one in its resolution.
  private var requester: UnsafeMutablePointer<Frame>? {
    Frames(pointee.outer, in: pointee.resolution).nearest
  }

  /// The node of the frame's object; created on first use, together with those of its ancestors.
  ///
  /// Objects below which nothing has to be remembered get no node.
  var objectNode: Node {
    if let node = pointee.node { return node.object }
    let resolution = pointee.resolution
    let made = Node(pointee.plan.object, requestedIn: requester, resolution: resolution)
    resolution.objectGraph.add(made)
    pointee.node = Unowned(made)
    pointee.isRemembered = true
    return made
  }

  /// Adds the object created in this frame to the object graph.
  func remember(_ box: AnyBox) {
    let made = objectNode
    made.box = box
    guard pointee.wasTouched, let injecting = pointee.resolution.pointee.injecting,
      requester == injecting
    else { return }
    injecting.pointee.node!.object.obtained.append(made)
  }
}

/// The frames of a thread, or of a task's branch, from the innermost outwards: the stack of creation.
package struct Frames: Sequence, IteratorProtocol {
  private(set) var innermost: UnsafeMutablePointer<Frame>?
  /// The resolution that runs.
  let resolution: UnsafeMutablePointer<Resolution>?

  @inline(__always)
  init(_ innermost: UnsafeMutablePointer<Frame>?, in resolution: UnsafeMutablePointer<Resolution>?)
  {
    self.innermost = innermost
    self.resolution = resolution
  }

  package mutating func next() -> UnsafeMutablePointer<Frame>? {
    defer { innermost = innermost?.pointee.outer }
    return innermost
  }

  /// The frames around one of them.
  func outside(_ frame: UnsafeMutablePointer<Frame>) -> Frames {
    Frames(frame.pointee.outer, in: resolution)
  }

  /// The innermost frame of the resolution.
  var nearest: UnsafeMutablePointer<Frame>? { nearest(of: resolution) }

  /// Returns the innermost frame of a resolution.
  func nearest(of resolution: UnsafeMutablePointer<Resolution>?) -> UnsafeMutablePointer<Frame>? {
    first { $0.pointee.resolution == resolution }
  }

  // MARK: What is being made

  /// Whether a request for an object of an identity may come back to one that is being made or injected, which
  /// `reentrantNode(_:)` finds.
  ///
  /// - Parameter bit: The identity's bit.
  @inline(__always)
  func mayReenter(_ identity: UnsafeRawPointer, _ bit: UInt) -> Bool {
    if resolution.unsafelyUnwrapped.pointee.injecting != nil { return true }
    var next = innermost
    while let frame = next {
      if frame.pointee.bits & bit != 0 {
        return Frames(frame, in: resolution).frame(making: identity) != nil
      }
      next = frame.pointee.nextSegment
    }
    return false
  }

  /// Returns the innermost frame in which the resolution makes an object of an identity.
  @inline(never)
  private func frame(making identity: UnsafeRawPointer) -> UnsafeMutablePointer<Frame>? {
    let bit = Frame.bit(of: identity)
    var next = innermost
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

  /// Whether the resolution is creating an instance with this identity.
  ///
  /// - Parameter sinceArguments: Whether only instances count that were begun after the last request with arguments.
  func isMaking(_ identity: InstanceIdentity, sinceArguments: Bool = false) -> Bool {
    guard let making = frame(making: Unowned(identity).address) else { return false }
    guard sinceArguments else { return true }
    for frame in self {
      if frame.pointee.argumentRequests > 0 { return false }
      if frame == making { break }
    }
    return true
  }

  /// The plan of the object that is being made.
  var planInTheMaking: ComponentPlan { innermost.unsafelyUnwrapped.pointee.plan.object }

  // MARK: Re-entrant requests

  /// Returns the node of the object that a re-entrant request must reuse, or nil if the request creates a new one.
  ///
  /// In a generation that closes cycles, a request from inside an injection reuses:
  /// - the object that is being injected, or an object on whose behalf that one was created;
  /// - an object that the same injection obtained earlier, if creating it requested the injected
  ///   object.
  ///
  /// - Throws: A recursion failure if the initializer of the requested object is running.
  func reentrantNode(_ plan: Unowned<ComponentPlan>) throws(Failure) -> Node? {
    let (identity, closesCycles, mayRecur) = plan.with {
      (
        Unowned($0.identity), $0.options.contains(.closesCycles),
        // Code of an initializer may request a further object with other arguments, such as the nodes of a tree: that
        // may end by itself. If it doesn't, the stack ends it.
        $0.lifetime.kind.keeper == .none && $0.options.contains(.declaresArguments)
      )
    }
    if identity.with({ isMaking($0, sinceArguments: mayRecur) }) { throw recursion(plan.object) }
    guard let resolution, let injecting = resolution.pointee.injecting else { return nil }
    try resolution.checkFailedRequest(plan)
    guard closesCycles else { return nil }
    let injected = injecting.pointee.node!.object
    if let node = injected.nearestObject(of: identity) {
      mark(identity.object)
      return node
    }
    guard nearest == injecting else { return nil }
    let wanted = identity.object
    return injected.obtained.first { $0.plan.identity === wanted && !$0.hasFailed }
  }

  /// If the running injection's object has this identity, marks the frames from here to the injection
  /// as having requested it.
  func mark(_ identity: InstanceIdentity) {
    guard let injecting = resolution.unsafelyUnwrapped.pointee.injecting,
      injecting.pointee.node!.object.plan.identity === identity
    else { return }
    for frame in self {
      if frame == injecting { return }
      guard frame.pointee.resolution == resolution, frame.pointee.isMaking else { continue }
      frame.pointee.wasTouched = true
      frame.pointee.isRemembered = true
    }
  }
}

extension ResolutionContext {
  /// The frames of the objects that are being created or injected.
  @inline(__always)
  package var frames: Frames { Frames(innermostFrame, in: currentResolution) }

  /// Returns the object that a re-entrant request must reuse, or nil if the request creates a new one.
  func reentrantInstance(_ plan: Unowned<ComponentPlan>) throws(Failure) -> AnyBox? {
    guard let node = try frames.reentrantNode(plan) else { return nil }
    receive(node.claim)
    return node.box
  }
}
