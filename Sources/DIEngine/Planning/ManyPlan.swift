/// One component of a request for all components of a type. The registry owns both plans: if the requesting
/// plan retained them, they could form a retain cycle.
package struct ManyEntry {
  package let componentPlan: Unowned<ComponentPlan>
  package let plan: Unowned<Plan>
  /// The plan that returns all instances, if the component may have several; nil if it has one.
  package let all: Unowned<Plan>?
  /// The address of the instance identity, read without access to the component plan.
  package let identityAddress: UnsafeRawPointer

  init(_ componentPlan: ComponentPlan, _ plan: Plan, all: Plan?) {
    self.componentPlan = Unowned(componentPlan)
    self.plan = Unowned(plan)
    self.all = all.map { Unowned($0) }
    identityAddress = UnsafeRawPointer(Unowned(componentPlan.identity).address)
  }
}

/// The reason why a request for all components of a type fails instead of returning an empty array.
struct ManyRefusal {
  let kind: Failure.Kind
  let candidates: [ComponentInfo]
}

/// The report of a request for all components of a type, and the tracers that receive it.
///
/// A class: generic code copies an Optional structure by calls of the runtime.
package final class ManyTrace {
  package let request: TracedRequest
  package let tracers: Tracers

  init(request: TracedRequest, tracers: Tracers) {
    self.request = request
    self.tracers = tracers
  }
}

/// A compiled request for all components of a type.
///
/// The types of its stored properties have no type parameters: the runtime would look up their metadata for
/// each request.
package final class ManyPlan<Element>: Plan {
  package let entries: [ManyEntry]
  /// Whether each component has one instance and the request has no refusal.
  let isPlain: Bool
  let refusal: ManyRefusal?
  package let reporting: ManyTrace?

  init(_ entries: [ManyEntry], refusal: ManyRefusal? = nil, reporting: ManyTrace?) {
    self.entries = entries
    self.reporting = reporting
    self.refusal = refusal
    isPlain = refusal == nil && entries.allSatisfy { $0.all == nil }
    super.init(nil, .none, needsReentrancyCheck: false)
  }

  package override func visitComponents(_ registry: Registry, _ visit: (ComponentPlan) -> Void) {
    for entry in entries { entry.plan.object.visitComponents(registry, visit) }
  }

  /// Returns the failure of a request if the requesting module can access none of the components.
  package func refusalFailure(_ context: ResolutionContext) -> Failure? {
    refusal.map {
      Failure(
        $0.kind, requested: Element.self, path: context.path, candidates: $0.candidates)
    }
  }
}

extension PlanCompiler {
  /// Returns the plan for all components that offer a type, in the order of registration.
  package func many<Element>(_ type: Element.Type, _ request: Request) -> ManyPlan<Element> {
    let reporting = tracers.map {
      ManyTrace(request: TracedRequest(type, .all, request), tracers: $0)
    }
    let choice = registry.candidatesOfMany(
      elementBase(of: type), request.qualifiers,
      inModuleOnly: request.options.contains(.inModuleOnly), from: module)
    switch choice {
    case .failure(let kind, let candidates):
      return ManyPlan(
        [], refusal: ManyRefusal(kind: kind, candidates: candidates), reporting: reporting)
    case .offers(let offers):
      let entries = offers.map { offer in
        let componentPlan = componentPlan(offer.component.identity(.none), for: request)
        let plan = element(type, componentPlan, offer.service, request)
        registry.own(plan)
        return ManyEntry(componentPlan, plan, all: allExternal(type, componentPlan))
      }
      return ManyPlan(entries, reporting: reporting)
    }
  }

  /// Returns the plan of one chosen component for the requested type, and unwraps its Optional and delayed
  /// layers.
  package func element(
    _ type: any Any.Type, _ componentPlan: ComponentPlan, _ service: Service, _ request: Request
  ) -> Plan {
    if let optional = optionalType(of: type) {
      return optional.element(componentPlan, service, request, self)
    }
    if let delayed = delayedShape(of: type) {
      return delayed.element(componentPlan, service, request, self)
    }
    return reporting(plan(componentPlan, service, passing: request, type), type, .element, request)
  }
}

extension ManyPlan {
  /// Makes the elements in order and omits those that are being made right now.
  package func make(_ context: ResolutionContext, _ omissions: ManyOmissions) throws(Failure)
    -> [Element]
  {
    guard let reporting else { return try makeUnreported(context, omissions) }
    return try context.traced(reporting.request, nil, reporting.tracers) {
      () throws(Failure) -> [Element] in
      try makeUnreported(context, omissions)
    }
  }

  private func makeUnreported(
    _ context: ResolutionContext, _ omissions: ManyOmissions
  ) throws(Failure) -> [Element] {
    guard isPlain else { return try makeAll(context, omissions) }
    // The initializer below writes the count of the empty array, which all threads share.
    if entries.isEmpty { return [] }
    var failure: Failure?
    let isOutermost = context.innermostFrame == nil
    let separate = separatedResolution(context)
    let elements = [Element](unsafeUninitializedCapacity: entries.count) { buffer, count in
      for entry in entries {
        if isOutermost {
          // Delayed elements aren't requested yet.
          if entry.plan.with({ $0.isWatched }) {
            entry.componentPlan.with {
              $0.reportWatched(by: context.askedRegistry())
            }
          }
        } else if entry.componentPlan.with({ isExcluded($0, context) }) {
          continue
        }
        let element = buffer.baseAddress.unsafelyUnwrapped + count
        do throws(Failure) {
          if let separate {
            try makeAlone(entry, separate, context, element)
          } else {
            try entry.plan.make(context, at: UnsafeMutableRawPointer(element))
          }
          count += 1
        } catch {
          guard context.omits(error, omissions) else {
            failure = error
            return
          }
          entry.componentPlan.with { $0.registry.listener?(.softened(error)) }
        }
      }
    }
    if let failure { throw failure }
    return elements
  }

  /// Returns the running resolution if it only stands for the separate resolutions of the elements, else nil.
  package func separatedResolution(_ context: ResolutionContext) -> UnsafeMutablePointer<
    Resolution
  >? {
    guard let resolution = context.currentResolution, !resolution.pointee.isNested,
      resolution.pointee.injecting == nil,
      context.nearestFrame() == nil,
      !resolution.pointee.scope.with({ $0.manySharesResolution })
    else { return nil }
    // A delayed request continues with the objects of the resolution that it came from.
    return resolution.pointee.origin.contains(.delayed) ? nil : resolution
  }

  /// Makes an element in memory as if it had been requested alone.
  @inline(__always)
  private func makeAlone(
    _ entry: ManyEntry, _ resolution: UnsafeMutablePointer<Resolution>,
    _ context: ResolutionContext,
    _ element: UnsafeMutablePointer<Element>
  ) throws(Failure) {
    resolution.pointee.root = entry.identityAddress
    defer { resolution.pointee.root = nil }
    do throws(Failure) {
      try entry.plan.make(context, at: UnsafeMutableRawPointer(element))
    } catch {
      try resolution.pointee.scope.object.endElement(resolution, context, error)
      throw error
    }
    guard context.isOpen(resolution) else { return }
    do throws(Failure) {
      try resolution.pointee.scope.object.endElement(resolution, context)
    } catch {
      // The deferred injections of a complete element may fail.
      element.deinitialize(count: 1)
      throw error
    }
  }

  /// Makes several elements of one component as if each had been requested alone.
  func alone(
    _ entry: ManyEntry, _ resolution: UnsafeMutablePointer<Resolution>,
    _ context: ResolutionContext,
    _ make: () throws(Failure) -> Void
  ) throws(Failure) {
    resolution.pointee.root = entry.identityAddress
    defer { resolution.pointee.root = nil }
    let scope = resolution.pointee.scope.object
    do throws(Failure) {
      try make()
    } catch {
      try scope.endElement(resolution, context, error)
      throw error
    }
    try scope.endElement(resolution, context)
  }

  /// Returns whether the request omits a component: because its object is being made, or because it is the
  /// root of the outermost request, whose injections run.
  package func isExcluded(_ plan: ComponentPlan, _ context: ResolutionContext) -> Bool {
    if context.isMaking(plan.identity) { return true }
    guard let resolution = context.currentResolution, resolution.pointee.injecting != nil else {
      return false
    }
    let scope = resolution.pointee.scope.object
    return scope.options.excludesRootFromMany
      && resolution.pointee.root
        == UnsafeRawPointer(Unowned(plan.identity).address)
  }
}

extension ResolutionContext {
  /// Returns the registry that received the running request.
  package func askedRegistry() -> Registry {
    resolution.pointee.scope.object.registry
  }
}
