/// What a graph remembers of one object: its place in the queue of injections, the object on
/// whose behalf it was made, and the object itself as soon as it exists.
@usableFromInline
package final class Node {
  let plan: CellPlan
  /// The object on whose behalf this one was requested.
  let parent: Node?
  /// Whether the object was requested while that one was being made; else by its injection.
  let isParameter: Bool
  /// The scope that the object was requested on; its injections ask the same one.
  let scope: Scope
  /// The arguments of the request that the object was made by.
  var entries: ArgumentEntries?
  /// Whether user code asked for the object, rather than a declared dependency.
  let isNested: Bool
  var box: AnyBox?
  /// Whether making or injecting the object failed.
  var isDead = false
  /// What the injection that runs obtained and would obtain again.
  var obtained: [Node] = []

  /// A node of an object that the code of a frame requests.
  init(
    _ plan: CellPlan, requestedIn frame: UnsafeMutablePointer<Frame>?,
    run: UnsafeMutablePointer<Run>
  ) {
    self.plan = plan
    parent = frame.map(node(of:))
    isParameter = frame?.pointee.isMaking ?? false
    scope = run.pointee.scope.takeUnretainedValue()
    entries = run.pointee.entries?.pointee
    isNested = run.pointee.isNested
  }
}
