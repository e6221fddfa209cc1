/// A node of an object graph: an object, once it exists, its progress in the injection queue, and the
/// object on whose behalf it was created.
@usableFromInline
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
  package var entries: ArgumentEntries?
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
    entries = resolution.pointee.entries?.copied
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
