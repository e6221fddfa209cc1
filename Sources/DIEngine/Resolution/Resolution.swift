/// The state shared by everything that one outermost request triggers.
///
/// A resolution lies on the strand, in the call of the outermost request. A nested request on the same strand
/// joins it if both scopes have the same join key; otherwise the request starts its own resolution.
@usableFromInline
package struct Resolution {
  /// That of the scopes whose requests join this resolution.
  package let joinKey: UnsafeRawPointer
  package let outer: UnsafeMutablePointer<Resolution>?
  /// The scope of the innermost request.
  @usableFromInline package var scope: Unowned<Scope>
  /// The façade's container for that scope, if the request came through one.
  @usableFromInline package var view: Unowned<AnyObject>
  /// The object graph; nil until the resolution has something to remember.
  package var graph: Unowned<ObjectGraph>?
  /// The frame of the running deferred injection; nil unless the queue is being drained.
  package var injecting: UnsafeMutablePointer<Frame>?
  /// The arguments of the request for the requested component, taken by its factory.
  @usableFromInline package var tuple: UnsafeRawPointer?
  /// The arguments of the request that components receive by type.
  @usableFromInline package var entries: UnsafePointer<ArgumentEntries>?
  /// The instance identity that the outermost request asks for.
  package var root: UnsafeRawPointer?
  /// How many unfinished objects the member had received when the resolution began. Only for one within another.
  var receivedBefore = 0
  /// Whether user code, rather than a declared dependency, requested the current object.
  package var isNested = false
  var cause: Cause = []
  /// The component whose object holds the delayed request that began the resolution, if there is one.
  var holder: Unowned<ComponentPlan>?

  /// What made the requests of a resolution; none of these for the request of a thread.
  struct Cause: OptionSet {
    let rawValue: UInt8

    /// A delayed request began it: it continues with the objects of the resolution that made that one.
    static let delayed = Cause(rawValue: 1 << 0)
    /// A delayed request that a kept instance may hold began or joined it.
    static let heldByKept = Cause(rawValue: 1 << 1)
    /// A task made the outermost request, and may be suspended before the resolution ends.
    static let task = Cause(rawValue: 1 << 2)
  }
}

extension UnsafeMutablePointer where Pointee == Resolution {
  /// The object graph, created on first use.
  package var objectGraph: ObjectGraph {
    if let graph = pointee.graph { return graph.object }
    let graph = ObjectGraph()
    pointee.graph = Unowned.retaining(graph)
    return graph
  }

  /// Notes how many unfinished objects the member has received before a nested resolution.
  package func noteReceivedBefore(_ context: ResolutionContext) {
    guard pointee.outer != nil else { return }
    pointee.receivedBefore = context.member?.receivedUnfinished ?? 0
  }

  /// Puts back an earlier state of the resolution, with the object graph of now.
  @inline(__always)
  package func putBack(_ state: Resolution) {
    let graph = pointee.graph
    pointee = state
    pointee.graph = graph
  }

  /// Fails if a deferred injection declares that it needs what its request has failed to make: it would only be made, and
  /// fail, once more. The object that is injected into fails with it.
  @inline(__always)
  func checkFailedRequest(_ plan: Unowned<ComponentPlan>) throws(Failure) {
    guard let failure = pointee.graph?.with({ $0.requestFailure }), !pointee.isNested else {
      return
    }
    let component = plan.with { $0.info }
    if failure.path.contains(where: { $0.isMaking && $0.component == component }) { throw failure }
  }

  /// Whether a failure is that of the request whose deferred injections run: nothing recovers from it.
  func isOfRequest(_ failure: Failure) -> Bool {
    pointee.graph?.with { $0.requestFailure === failure } ?? false
  }

  /// Notes that the outermost request for an object has failed, which becomes nil.
  func noteIfOutermost(_ failure: Failure, _ frames: Frames) {
    guard pointee.root != nil, !pointee.isNested, pointee.injecting == nil, frames.nearest == nil
    else { return }
    pointee.graph?.with { $0.requestFailure = failure }
  }
}
