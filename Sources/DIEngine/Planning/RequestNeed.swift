internal import CDIEngine

/// What code asks a registry for, again and again, and the plan that was chosen for it when it was asked for last.
@usableFromInline
package final class RequestNeed {
  // Words that threads read without the lock, used by their addresses only. They must come first.
  private var versionMemory: UInt = 0
  private var planMemory: UInt = 0

  /// The table that owns this object: that of the registry which receives the request.
  private let plans: Unowned<PlanTable>
  private let key: PlanKey
  /// Makes the plan for the current choice; nil for a request for one object without arguments, which its key describes. Most are,
  /// so the closure lies elsewhere.
  private let makePlan: Pinned<(PlanMaker) -> Plan>?

  init(_ key: PlanKey, _ makePlan: ((PlanMaker) -> Plan)?, in plans: PlanTable) {
    self.key = key
    self.makePlan = makePlan.map(Pinned.init)
    self.plans = Unowned(plans)
  }

  deinit { _ = place.clear() }

  private var chosenIn: AtomicWord { AtomicWord(in: self) }
  private var place: PlanPlace { PlanPlace(AtomicWord(in: self, at: 1)) }

  /// Whether the choice is that of the registry's current version.
  @inline(__always)
  private var isCurrent: Bool { chosenIn.load() == plans.with { $0.version } }

  /// Initializes memory with the finished object of a request on a scope, if there is one that can be read without a lock.
  @usableFromInline
  @inline(__always)
  package func copyFinished(to memory: UnsafeMutableRawPointer, in scope: Scope) -> Bool {
    let context = ResolutionContext.current
    let reader = di_begin_reading(context.state)
    defer { di_end_reading(reader) }
    guard isCurrent else { return false }
    return place.plan.with { !$0.hasChecksFirst && $0.copyFinished(to: memory, scope, context) }
  }

  /// Returns the plan, which stays until the caller releases it.
  @inline(__always)
  package func held(_ context: ResolutionContext) -> HeldPlan {
    if !isCurrent { choose() }
    return place.held(context)
  }

  /// The plan for the registry's current version.
  @usableFromInline package var plan: Plan {
    let held = held(.current)
    defer { held.release() }
    return held.plan.object
  }

  @inline(never)
  private func choose() {
    let registry = plans.object.registry.unsafelyUnwrapped.object
    registry.locked {
      let version = registry.plans.version
      guard chosenIn.load() != version else { return }
      let maker = PlanMaker(registry, from: key.module)
      let plan =
        makePlan?.address.pointee(maker)
        ?? maker.plan(key.metatype, Request(key.qualifier, softens: key.softens))
      // Without a component, nobody has said so.
      if registry.plans.checksFirst, !plan.isLasting { plan.hasChecksFirst = true }
      if let former = place.store(plan) { registry.discard([former]) }
      chosenIn.store(version)
    }
  }
}

extension Unowned<RequestNeed> {
  /// Finds or adds a request that code makes in a scope.
  @usableFromInline
  @inline(__always)
  package init(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style, in scope: __shared Scope
  ) {
    // What doesn't depend on who asks needs no lock.
    let known = scope.plans.with { plans in
      plans.hasModules ? nil : plans.find(PlanKey(ObjectIdentifier(type), qualifier, style))
    }
    self = known ?? Self(new: type, qualifier, style, in: scope)
  }

  /// Finds or adds a request that may be new, or depends on who asks, or on its arguments.
  ///
  /// - Parameters:
  ///   - signature: The types of the runtime arguments; nil if there are none.
  ///   - passed: The arguments of a new request.
  ///   - module: The requesting module; nil for that of the closure which makes the request.
  @usableFromInline
  @inline(never)
  package init(
    new type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style,
    signature: ObjectIdentifier? = nil,
    passing passed: @autoclosure () -> PassedArguments? = nil,
    from module: RequestingModule? = nil, in scope: __shared Scope
  ) {
    self.init(
      type, qualifier, style, signature: signature, from: module, in: scope,
      passed().map { passed in
        { $0.plan(type, Request(qualifier, softens: style.contains(.softens), passing: passed)) }
      })
  }

  /// Finds or adds a request with a plan of its own.
  ///
  /// - Parameter makePlan: Makes the plan; nil for that of a request for one object, which its key describes.
  package init(
    _ type: any Any.Type, _ qualifier: Qualifier, _ style: PlanKey.Style,
    signature: ObjectIdentifier? = nil, from module: RequestingModule? = nil,
    in scope: __shared Scope,
    _ makePlan: @autoclosure () -> ((PlanMaker) -> Plan)?
  ) {
    let module = module ?? scope.currentModule()
    let key = PlanKey(ObjectIdentifier(type), qualifier, style, signature: signature, from: module)
    self = scope.plans.with { $0.find(key) } ?? scope.registry.request(key, makePlan())
  }
}
