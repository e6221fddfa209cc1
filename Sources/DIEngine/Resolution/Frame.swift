internal import CDIEngine

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
  /// Ends what `beginPassing(_:)` noted.
  func endPassing() { pointee.argumentRequests -= 1 }

  /// Whether the initializer that runs in the frame must have requested a component by code, since the frame's
  /// component doesn't declare it as a dependency.
  func codeRequests(_ plan: ComponentPlan) -> Bool {
    guard pointee.stage == .initializing else { return false }
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

// Requests of closures run nested on the thread's stack. A chain of them that would overflow the stack fails instead, while
// enough room is left to build the failure.

extension ResolutionContext {
  /// Throws if the stack has no room left for a request.
  @inline(__always)
  func checkStack(for plan: Unowned<Plan>, _ type: any Any.Type) throws(Failure) {
    // Also true on the first call of each thread, which then measures the stack.
    if di_is_stack_low(state) != 0 { try checkStackSlowly(for: plan, type) }
  }

  @inline(never)
  private func checkStackSlowly(for plan: Unowned<Plan>, _ type: any Any.Type) throws(Failure) {
    guard di_is_stack_used_up(state) != 0 else { return }
    let component = plan.object.componentPlan
    throw frames.failureOfDeepRequest(
      .stackUsedUp, component?.component.type ?? type, component?.info)
  }
}
