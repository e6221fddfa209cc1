/// A node of an object graph: an object, once it exists, its progress in the injection queue, and the
/// object on whose behalf it was created.
package final class Node {
  package let plan: ComponentPlan
  /// The node on whose behalf this one was requested. The graph retains it, not its child: so releasing
  /// a long chain does not recurse, and walking up counts no references.
  private let requester: Unowned<Node>?
  /// Whether the object was requested while its parent was being created, rather than by the parent's
  /// injection.
  let isParameter: Bool
  /// The scope on which the object was requested; its injections use the same scope.
  package let scope: Scope
  /// The arguments of the request that created the object.
  let entries: Pinned<ArgumentEntries>?
  /// Whether user code, rather than a declared dependency, requested the object.
  let isNested: Bool
  /// What made the requests of its resolution when the object was requested.
  let cause: Resolution.Cause
  package var box: AnyBox?
  /// The claim, if others may need the object.
  package var claim: Claim?
  /// Whether creating or injecting the object failed.
  package var isDead = false
  /// The number of deferred injections queued before all immediate ones have run.
  var queuedInjections = 0
  /// The objects that the running injection obtained and must reuse.
  package var obtained: [Node] = []

  /// Creates the node of an object that the code of a frame requests.
  package init(
    _ plan: ComponentPlan, requestedIn frame: UnsafeMutablePointer<Frame>?,
    resolution: UnsafeMutablePointer<Resolution>
  ) {
    self.plan = plan
    requester = frame.map { Unowned($0.objectNode) }
    isParameter = frame?.pointee.isMaking ?? false
    scope = resolution.pointee.scope.object
    entries = resolution.pointee.entries?.pinned
    isNested = resolution.pointee.isNested
    cause = resolution.pointee.cause
  }

  /// The node on whose behalf this one was requested.
  var parent: Node? { requester?.object }

  /// Whether the object must not be handed out any more: it failed, or an object that it holds failed.
  var hasFailed: Bool { isDead || claim?.phase == .failed }

  /// Returns the nearest node, from this one upwards, that has an object with the given identity.
  func nearestObject(of identity: Unowned<InstanceIdentity>) -> Node? {
    let wanted = UnsafeRawPointer(identity.address)
    var next: Unowned<Node>? = Unowned(self)
    while let node = next {
      let isWanted = node.with { node in
        next = node.requester
        return node.plan.identityAddress == wanted && node.box != nil && !node.hasFailed
      }
      if isWanted { return node.object }
    }
    return nil
  }
}

extension Node {
  /// Whether a transient object creates itself again through its own injections: the queue would never
  /// end.
  ///
  /// Requests made by user code may end by themselves and are allowed. So is a path through a kept
  /// instance, because the next round finds that instance.
  var isRegenerated: Bool {
    guard plan.lifetime.kind.keeper == .none, !plan.options.contains(.closesCycles) else {
      return false
    }
    var child = self
    while !child.isNested, let parent = child.parent {
      if parent.plan.identity === plan.identity { return true }
      if parent.isFoundAgain { return false }
      child = parent
    }
    return false
  }

  /// Whether a later request finds the node's instance again.
  ///
  /// A user's instance store may keep nothing, and the node's object may fail each time. If so, an ancestor of the node
  /// has the same instance identity.
  private var isFoundAgain: Bool {
    switch plan.lifetime.kind.keeper {
    case .none, .others: false
    case .objectGraph, .slot, .store:
      !sequence(first: self, next: \.parent).dropFirst().contains {
        $0.plan.identity === plan.identity
      }
    }
  }
}

extension ResolutionContext {
  /// Adds the node of an object that the running code requests to the object graph.
  func addNode(of plan: ComponentPlan) -> Node {
    let node = Node(plan, requestedIn: frames.nearest, resolution: resolution)
    objectGraph.add(node)
    return node
  }
}
