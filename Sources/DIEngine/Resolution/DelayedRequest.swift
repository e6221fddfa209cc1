/// A request that is made later, perhaps often: what a lazy or a provider of a façade holds.
///
/// The component is chosen when the delayed request is made. While the resolution that made it
/// runs, a value belongs to that resolution; afterwards each value begins a resolution that
/// continues with the kept objects of the first that are still alive.
///
/// It holds the scope, and the façade's object that it was made through; but not the latter if somebody
/// may keep the object that it belongs to: if that is the scope itself, they would hold each other for
/// ever.
@usableFromInline
package final class DelayedRequest: @unchecked Sendable {
  // References that the request holds, and that its values use without counting them.
  private let scope: Unmanaged<Scope>
  private let plan: Unmanaged<Plan>
  private let weakGraph: Unmanaged<WeakObjectGraph>
  /// The façade's object that the request was made through, if it is held.
  private let heldView: Unmanaged<AnyObject>?
  /// The type of that object.
  private let heldKind: ObjectIdentifier
  /// The same object, if it is not held.
  @exclusivity(unchecked) private weak var seenView: AnyObject?
  /// What holds the plans that the plan leads to.
  private let generation: PlanGeneration
  /// The arguments of the request that it came from, where there are some.
  private let entries: UnsafeMutablePointer<ArgumentEntries>?
  /// Whether the request was made from outside, so that its values are asked for from there, too.
  private let isOutermost: Bool

  init(_ plan: Plan, of generation: PlanGeneration, _ context: ResolutionContext) {
    self.generation = generation
    let resolution = context.resolution
    let scope = resolution.pointee.scope.takeUnretainedValue()
    self.scope = .passRetained(scope)
    let view = resolution.pointee.view.takeUnretainedValue()
    heldKind = ObjectIdentifier(Swift.type(of: view))
    if context.isForKept() {
      heldView = nil
      seenView = view
      scope.noteDelayed()
    } else {
      heldView = .passRetained(view)
    }
    self.plan = .passRetained(plan)
    weakGraph = .passRetained(resolution.objectGraph.makeWeakGraph())
    entries = resolution.pointee.entries.map {
      let copy = UnsafeMutablePointer<ArgumentEntries>.allocate(capacity: 1)
      copy.initialize(to: $0.pointee)
      return copy
    }
    isOutermost = context.innermostFrame == nil
  }

  deinit {
    entries?.deinitialize(count: 1)
    entries?.deallocate()
    weakGraph.release()
    plan.release()
    heldView?.release()
    scope.release()
  }

  /// Makes the value in memory for it, with arguments of its own or those of the resolution that made the request.
  ///
  /// - Parameters:
  ///   - type: the type that the request was made for.
  ///   - kind: the façade's kind of container, which closures get.
  package func make(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    _ arguments: UnsafePointer<ArgumentEntries>? = nil, for kind: any ScopeView.Type
  ) throws(Failure) {
    guard let heldView, heldKind == ObjectIdentifier(kind) else {
      return try makeElsewhere(type, at: memory, arguments, for: kind)
    }
    try make(type, at: memory, arguments, through: heldView)
  }

  /// The same where the object that the request was made through is not held, or is of another kind.
  @inline(never)
  private func makeElsewhere(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    _ arguments: UnsafePointer<ArgumentEntries>?, for kind: any ScopeView.Type
  ) throws(Failure) {
    var view: AnyObject
    if let seenView, heldKind == ObjectIdentifier(kind) {
      view = seenView
    } else {
      view = kind.init(viewing: scope.takeUnretainedValue())
    }
    defer { withExtendedLifetime(view) {} }
    try make(type, at: memory, arguments, through: .passUnretained(view))
  }

  @inline(__always)
  private func make(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    _ arguments: UnsafePointer<ArgumentEntries>?, through view: Unmanaged<AnyObject>
  ) throws(Failure) {
    let context = ResolutionContext.current
    let joined = context.currentResolution == nil ? nil : joinedRun(context)
    if joined == nil, isOutermost, plan._withUnsafeGuaranteedRef({ $0.isWatched }) {
      reportWatched()
    }
    let entries = arguments ?? UnsafePointer(self.entries)
    guard joined != nil, entries == nil else {
      return try resume(type, at: memory, entries, view, joined, context)
    }
    // The arguments of whoever uses it are not for its value.
    try withUnsafePointer(to: ArgumentEntries()) { (none) throws(Failure) -> Void in
      try resume(type, at: memory, none, view, joined, context)
    }
  }

  @inline(__always)
  private func resume(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    _ entries: UnsafePointer<ArgumentEntries>?, _ view: Unmanaged<AnyObject>,
    _ joined: UnsafeMutablePointer<Resolution>?, _ context: ResolutionContext
  ) throws(Failure) {
    func resumed(_ scope: Scope) throws {
      try scope.resume(
        weakGraph, joined, plan, type, at: memory, for: view, entries, isForKept: heldView == nil,
        context)
    }
    do {
      try scope._withUnsafeGuaranteedRef(resumed)
    } catch {
      throw error as! Failure
    }
  }

  @inline(never)
  private func reportWatched() {
    plan.takeUnretainedValue().componentPlan?.reportWatched(
      by: scope.takeUnretainedValue().registry)
  }

  /// The running resolution of this thread that made the request.
  @inline(never)
  private func joinedRun(_ context: ResolutionContext) -> UnsafeMutablePointer<Resolution>? {
    let weakGraph = weakGraph.takeUnretainedValue()
    var next = context.currentResolution
    while let resolution = next {
      if let graph = resolution.pointee.graph, graph.takeUnretainedValue().isSource(of: weakGraph) {
        return resolution
      }
      next = resolution.pointee.outer
    }
    return nil
  }
}

extension ResolutionContext {
  /// Whether somebody may keep one of the objects on whose behalf something is made.
  fileprivate func isForKept() -> Bool {
    var resolution = currentResolution
    while let current = resolution {
      if current.pointee.isForKept { return true }
      resolution = current.pointee.outer
    }
    var frame = innermostFrame
    while let current = frame {
      let plan = current.pointee.plan
      if let answer = plan._withUnsafeGuaranteedRef({ $0.lifetime.mayKeep }) { return answer }
      // What an injection belongs to is not on the stack any more.
      var node = current.pointee.isMaking ? nil : current.pointee.node?.takeUnretainedValue()
      while let requester = node {
        if let answer = requester.plan.lifetime.mayKeep { return answer }
        if requester.isForKept { return true }
        node = requester.parent
      }
      frame = current.pointee.outer
    }
    return false
  }
}

extension Lifetime {
  /// Whether somebody who may be let go of may keep the objects, or hold them on the way; nil if that is
  /// up to who asks for them, since they are made anew each time.
  fileprivate var mayKeep: Bool? {
    switch kept {
    case .nowhere: nil
    // The process is let go of by nobody.
    case .process: strength == .weak
    default: true
    }
  }
}

extension PlanCompiler {
  /// The closure that makes delayed requests for a type, whose component is chosen now.
  package func delayed(
    _ type: any Any.Type, _ request: Request
  ) -> (ResolutionContext) -> DelayedRequest {
    delayed(plan(type, request))
  }

  /// The closure that makes delayed requests for one chosen component.
  package func delayed<Value>(
    _ type: Value.Type, _ componentPlan: ComponentPlan, _ service: Service, _ request: Request
  ) -> (ResolutionContext) -> DelayedRequest {
    delayed(element(type, componentPlan, service, request))
  }

  private func delayed(_ plan: Plan) -> (ResolutionContext) -> DelayedRequest {
    let generation = Unmanaged.passUnretained(registry.compiled.current)
    return { DelayedRequest(plan, of: generation.takeUnretainedValue(), $0) }
  }
}

/// A request marker that holds a delayed request, so that an array can have one of it for each
/// component.
package protocol DelayedShape: RequestShape {
  /// The plan of this marker for one chosen component.
  static func element(
    _ componentPlan: ComponentPlan, _ service: Service, _ request: Request, _ compiler: PlanCompiler
  ) -> Plan
}

extension DelayedShape {
  package static func describe(_ description: inout RequestDescription) {
    description.isDelayed = true
  }
}

/// The type as a marker that holds a delayed request, or nil if it is none.
func delayedShape(of type: any Any.Type) -> (any DelayedShape.Type)? {
  // A class cast tells markers apart; the cast to the protocol is for them only.
  (type as? RequestMarker.Type) as? any DelayedShape.Type
}

/// The type that the elements of an array of all components are looked up as: what is below its
/// layers of Optional and of delay.
func elementBase(of type: any Any.Type) -> any Any.Type {
  if let optional = optionalType(of: type) { return elementBase(of: optional.wrapped) }
  if let delayed = delayedShape(of: type) { return elementBase(of: delayed.content) }
  return type
}
