/// What a graph remembers of one object: its place in the queue of injections, the object on
/// whose behalf it was made, and the object itself as soon as it exists.
package final class Node {
  let plan: ComponentPlan
  /// The identity of the cell, compared without touching the plan.
  private let identity: UnsafeRawPointer
  /// The object on whose behalf this one was requested. The graph keeps it, not its child: so the
  /// end of a long chain is no long recursion, and nothing is counted on the way up.
  private let requester: Unmanaged<Node>?
  /// Whether the object was requested while that one was being made; else by its injection.
  let isParameter: Bool
  /// The scope that the object was requested on; its injections ask the same one.
  let scope: Scope
  /// The arguments of the request that the object was made by.
  var entries: ArgumentEntries?
  /// Whether user code asked for the object, rather than a declared dependency.
  let isNested: Bool
  /// Whether a delayed request asked for it that may belong to a kept object.
  let isForKept: Bool
  var box: AnyBox?
  /// What the gate knows of the object, if others may need it.
  var record: CreationRecord?
  /// Whether making or injecting the object failed.
  var isDead = false
  /// How many deferred steps have a place in the queue, before the object got all its immediate ones.
  var queuedInjections = 0
  /// What the injection that runs obtained and would obtain again.
  var obtained: [Node] = []

  /// A node of an object that the code of a frame requests.
  init(
    _ plan: ComponentPlan, requestedIn frame: UnsafeMutablePointer<Frame>?,
    resolution: UnsafeMutablePointer<Resolution>
  ) {
    self.plan = plan
    identity = UnsafeRawPointer(Unmanaged.passUnretained(plan.identity).toOpaque())
    requester = frame.map { Unmanaged.passUnretained($0.objectNode) }
    isParameter = frame?.pointee.isMaking ?? false
    scope = resolution.pointee.scope.takeUnretainedValue()
    entries = resolution.pointee.entries?.pointee
    isNested = resolution.pointee.isNested
    isForKept = resolution.pointee.isForKept
  }

  /// The object on whose behalf this one was requested.
  var parent: Node? { requester?.takeUnretainedValue() }

  /// Whether the object must not be given to anybody any more: it failed, or one that it holds.
  var hasFailed: Bool { isDead || record.map(CreationGate.shared.hasFailed) ?? false }

  /// This node or the nearest of its ancestors that has an object of a cell.
  func nearestObject(of identity: Unmanaged<InstanceIdentity>) -> Node? {
    let wanted = UnsafeRawPointer(identity.toOpaque())
    var next: Unmanaged<Node>? = Unmanaged.passUnretained(self)
    while let node = next {
      let isWanted = node._withUnsafeGuaranteedRef { node in
        next = node.requester
        return node.identity == wanted && node.box != nil && !node.hasFailed
      }
      if isWanted { return node.takeUnretainedValue() }
    }
    return nil
  }
}
