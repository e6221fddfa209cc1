/// A request that runs later, perhaps often: the storage of a façade's lazy or provider.
///
/// The component is selected when the delayed request is created. While the resolution that created it
/// runs, a value joins that resolution; afterwards each value starts a resolution that continues with
/// the living kept instances of the first.
///
/// A delayed request retains the scope and the façade's container through which it was made. It does
/// not retain the container if a scope, an engine or another owner may keep the object that holds the
/// request: if that owner is the scope itself, they would form a retain cycle.
@usableFromInline
package final class DelayedRequest: @unchecked Sendable {
  // References that the delayed request retains. Its values use them without reference counting.
  package let scope: Unowned<Scope>
  package let plan: Unowned<Plan>
  package let weakGraph: Unowned<WeakObjectGraph>
  /// The façade's container through which the request was made, if it is retained.
  package let heldView: Unowned<AnyObject>?
  /// The type of that container.
  private let heldKind: ObjectIdentifier
  /// The same container, if it is not retained.
  private weak var seenView: AnyObject?
  /// The arguments of the resolution that made the request, if there were any.
  package let entries: Pinned<ArgumentEntries>?
  /// No arguments. Nobody changes them.
  nonisolated(unsafe) private static let noEntries = Pinned(ArgumentEntries())
  /// The component of the object for which the request was made; nil if it was made outside of any factory or
  /// injection. If so, its values are requested from outside, too.
  package let holder: Unowned<ComponentPlan>?
  /// The record of the object for which the request was made; nil if makings aren't recorded.
  package let endRecord: EndRecord?

  init(_ plan: Plan, _ context: ResolutionContext) {
    let resolution = context.resolution
    let scope = resolution.pointee.scope.object
    self.scope = .retaining(scope)
    let view = resolution.pointee.view.object
    heldKind = ObjectIdentifier(Swift.type(of: view))
    // An owner that can itself be released may keep an object on whose behalf the current one is created.
    let isForKept =
      context.resolutions.contains { $0.pointee.cause.contains(.heldByKept) }
      || context.frames.mayBeReleased ?? false
    if isForKept {
      heldView = nil
      seenView = view
      scope.noteDelayed()
    } else {
      heldView = .retaining(view)
    }
    self.plan = .retaining(plan)
    weakGraph = .retaining(resolution.objectGraph.makeWeakGraph())
    entries = resolution.pointee.entries?.pinned
    holder = (context.innermostFrame?.pointee.plan).map { .retaining($0.object) }
    endRecord = context.innermostRecord
    endRecord?.addDelayed()
  }

  deinit {
    endRecord?.removeDelayed()
    weakGraph.release()
    plan.release()
    holder?.release()
    heldView?.release()
    scope.release()
  }

  /// Resolves the value into its memory with the given arguments, or else with those of the resolution
  /// that made the request.
  ///
  /// - Parameters:
  ///     - type: The type of the request.
  ///     - kind: The façade's container type, which factory closures receive.
  package func make(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    _ arguments: UnsafePointer<ArgumentEntries>? = nil, for kind: any ScopeView.Type
  ) throws(Failure) {
    if let heldView, heldKind == ObjectIdentifier(kind) {
      return try make(type, at: memory, arguments, through: heldView)
    }
    // The original container isn't retained, or is of another type.
    let view = view(of: kind)
    defer { withExtendedLifetime(view) {} }
    try make(type, at: memory, arguments, through: Unowned(view))
  }

  /// Returns the container through which the request was made, or another one for the same scope.
  package func view(of kind: any ScopeView.Type) -> AnyObject {
    if heldKind == ObjectIdentifier(kind), let view = heldView?.object ?? seenView { return view }
    return kind.init(viewing: scope.object)
  }

  @inline(__always)
  private func make(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    _ arguments: UnsafePointer<ArgumentEntries>?, through view: Unowned<AnyObject>
  ) throws(Failure) {
    @inline(__always)
    func make(_ context: ResolutionContext) throws(Failure) {
      let joined = context.currentResolution == nil ? nil : joinedResolution(context)
      if joined == nil {
        try checkScope(context)
        if holder == nil, plan.with({ $0.hasChecksFirst }) {
          plan.object.componentPlan?.reportBesideRoots(by: scope.object.registry)
        }
      }
      let given = arguments ?? self.entries.map { UnsafePointer($0.address) }
      // The value must not receive the arguments of the request that uses it.
      let entries = given ?? (joined == nil ? nil : UnsafePointer(Self.noEntries.address))
      let before = context.beginDelayed(self)
      defer { context.endDelayed(before) }
      try scope.with { (scope) throws(Failure) in
        try context.run { (context) throws(Failure) in
          try Answering.begin(
            plan, type, at: memory, in: scope, for: view, nil, entries, joining: joined,
            by: self, isOfTask: false, context)
        }
      }
    }
    let context = ResolutionContext.current
    guard let branch = TaskPosition.enterFromClosure(context) else { return try make(context) }
    try TaskPosition.run(on: branch, make)
  }

  /// Whether a kept instance may hold the delayed request.
  var isForKept: Bool { heldView == nil }

  /// Returns the running resolution of this thread that made the request, or nil.
  @inline(never)
  package func joinedResolution(_ context: ResolutionContext) -> UnsafeMutablePointer<Resolution>? {
    context.resolutions.first { resolution in
      guard let graph = resolution.pointee.graph else { return false }
      return weakGraph.with { graph.object.weakGraph === $0 }
    }
  }
}

extension Frames {
  /// Whether an owner that can itself be released may keep an object on whose behalf the innermost one is created; nil if no
  /// object tells.
  var mayBeReleased: Bool? {
    for frame in self {
      if let answer = frame.pointee.plan.with({ $0.lifetime.mayBeReleased }) { return answer }
      // The object that an injection belongs to is no longer on the stack: follow its node's parents.
      var node = frame.pointee.isMaking ? nil : frame.pointee.node?.object
      while let requester = node {
        if let answer = requester.plan.lifetime.mayBeReleased { return answer }
        if requester.cause.contains(.heldByKept) { return true }
        node = requester.parent
      }
    }
    return nil
  }
}
