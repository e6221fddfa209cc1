internal import CDIEngine

extension Scope {
  /// Resolves all components that offer a type, in the order of registration.
  ///
  /// Asked from outside, each element is a resolution of its own: its injections run before the
  /// next one is made.
  package func resolveMany<Element, View: ScopeView>(
    _ type: Element.Type, leavingOut leavesOut: LeavesOut, for view: View
  ) throws(Failure) -> [Element] {
    let plan: ManyPlan<Element> = try many(type)
    return try make(plan, leavesOut, nil, view)
  }

  /// Resolves all components that offer a type with the same runtime arguments.
  package func resolveMany<Element, View: ScopeView, First, each Rest>(
    _ type: Element.Type, leavingOut leavesOut: LeavesOut, for view: View,
    signature signatureType: any Any.Type,
    _ first: First, _ rest: repeat each Rest
  ) throws(Failure) -> [Element] {
    let plan: ManyPlan<Element> = try many(
      type, signature: argumentSignature(of: First.self, repeat (each Rest).self),
      signatureType: signatureType, readArguments(First.self, repeat (each Rest).self))
    return try withUnsafePointer(to: (first, (repeat each rest))) {
      (arguments) throws(Failure) -> [Element] in
      try make(plan, leavesOut, UnsafeRawPointer(arguments), view)
    }
  }

  private func many<Element>(
    _ type: Element.Type, signature: ObjectIdentifier? = nil,
    signatureType: (any Any.Type)? = nil, _ readArguments: @autoclosure () -> ReadArguments? = nil
  ) throws(Failure) -> ManyPlan<Element> {
    let viewpoint = currentViewpoint()
    let key = PlanKey(
      ObjectIdentifier(Element.self), .none, .many, signature: signature, from: viewpoint)
    let plan =
      registry.found(key)
      ?? registry.plan(key, from: viewpoint) { planner in
        planner.many(
          Element.self,
          Request(
            signature: signature, signatureType: signatureType, readArguments: readArguments()))
      }
    let many = unsafeDowncast(plan.takeUnretainedValue(), to: ManyPlan<Element>.self)
    guard many.entries.isEmpty else { return many }
    let thread = currentThreadState()
    let failure =
      many.refusalFailure(thread)
      ?? Failure(.notFound, requested: type, path: currentPath(thread), registry: registry)
    throw registry.told(failure, TracedRequest(type, .all), thread)
  }

  private func make<Element, View: ScopeView>(
    _ plan: ManyPlan<Element>, _ leavesOut: LeavesOut, _ tuple: UnsafeRawPointer?, _ view: View
  ) throws(Failure) -> [Element] {
    let thread = currentThreadState()
    if let telling = plan.telling { telling.audience.begin(.request(telling.request), thread) }
    defer {
      if let telling = plan.telling { telling.audience.end(.request(telling.request), thread) }
    }
    // The plans of all elements last as long as this.
    di_begin_plans(thread)
    defer { di_end_plans(thread) }
    var elements: [Element] = []
    for entry in plan.entries {
      if innermostFrame(thread) != nil, isBeingMade(entry.componentPlan.takeUnretainedValue(), thread) {
        continue
      }
      do throws(Failure) {
        if let all = entry.all {
          let found: [Element] = try run(all.erased, tuple: tuple, for: view)
          elements += found
          continue
        }
        elements.append(
          try run(entry.plan.erased, tuple: tuple, for: view))
      } catch {
        guard error.isLeftOut(leavesOut) else { throw error }
      }
    }
    return elements
  }

  /// Whether the resolution that a request on this scope joins is making the object, and there is
  /// no other one that is kept.
  private func isBeingMade(_ plan: CellPlan, _ thread: ThreadState) -> Bool {
    var next = innermostFrame(thread)
    while let frame = next {
      if frame.pointee.isMaking, frame.pointee.run.pointee.identity == identity,
        frame.pointee.cell.toOpaque() == Unmanaged.passUnretained(plan.cell).toOpaque()
      {
        return !isKept(plan)
      }
      next = frame.pointee.outer
    }
    return false
  }

  private func isKept(_ plan: CellPlan) -> Bool {
    guard plan.lifetime.isShared else { return false }
    let slot = plan.slot(in: self)
    return slot.finished != nil
      || SlotGate.shared.ownObject(slot, currentThreadState()) != nil
  }
}
