internal import CDIEngine

extension Scope {
  /// Resolves all components that offer a type, in registration order.
  ///
  /// If the request is an outermost one, each element completes on its own: its injections run before
  /// the next element is created.
  package func resolveMany<Element, View: ScopeView>(
    _ type: Element.Type, leavingOut omissions: ManyOmissions, for view: View
  ) throws(Failure) -> [Element] {
    try make(try many(type), omissions, nil, view)
  }

  /// Resolves all components that offer a type, each with the same runtime arguments.
  package func resolveMany<Element, View: ScopeView, First, each Rest>(
    _ type: Element.Type, leavingOut omissions: ManyOmissions, for view: View,
    signature signatureType: any Any.Type,
    _ first: First, _ rest: repeat each Rest
  ) throws(Failure) -> [Element] {
    let plan: ArrayPlan<Element> = try many(
      type, signature: argumentSignature(of: First.self, repeat (each Rest).self),
      signatureType: signatureType, readArguments(First.self, repeat (each Rest).self))
    return try withUnsafePointer(to: (first, (repeat each rest))) {
      (arguments) throws(Failure) -> [Element] in
      try make(plan, omissions, UnsafeRawPointer(arguments), view)
    }
  }

  private func many<Element>(
    _ type: Element.Type, signature: ObjectIdentifier? = nil,
    signatureType: (any Any.Type)? = nil, _ readArguments: ReadArguments? = nil
  ) throws(Failure) -> ArrayPlan<Element> {
    let request = request(
      Element.self, .none, .many, signature: signature,
      .special {
        $0.many(
          Element.self,
          Request(
            signature: signature, signatureType: signatureType, readArguments: readArguments),
          leavingOut: [])
      })
    let many = unsafeDowncast(request.object.plan, to: ArrayPlan<Element>.self)
    guard many.entries.isEmpty else { return many }
    let context = ResolutionContext.current
    let failure =
      many.refusalFailure(context)
      ?? Failure(.notFound, requested: type, path: context.path, registry: registry)
    throw registry.reported(failure, TracedRequest(type, .all), context)
  }

  private func make<Element, View: ScopeView>(
    _ plan: ArrayPlan<Element>, _ omissions: ManyOmissions, _ tuple: UnsafeRawPointer?, _ view: View
  ) throws(Failure) -> [Element] {
    let context = ResolutionContext.current
    if let reporting = plan.reporting {
      reporting.tracers.begin(.request(reporting.request), context)
    }
    defer {
      if let reporting = plan.reporting {
        reporting.tracers.end(.request(reporting.request), context)
      }
    }
    var elements: [Element] = []
    for entry in plan.entries {
      if context.innermostFrame != nil,
        isBeingMade(entry.componentPlan.object, context)
      {
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
        guard error.isLeftOut(omissions) else { throw error }
      }
    }
    return elements
  }

  /// Whether the resolution that a request on this scope joins is creating the object, and no kept
  /// instance exists.
  private func isBeingMade(_ plan: ComponentPlan, _ context: ResolutionContext) -> Bool {
    context.frames.contains { frame in
      frame.pointee.isMaking && frame.pointee.resolution.pointee.joinKey == joinKey
        && frame.pointee.identity.address == Unowned(plan.identity).address
    } && !isKept(plan)
  }

  private func isKept(_ plan: ComponentPlan) -> Bool {
    guard plan.lifetime.isShared else { return false }
    let slot = plan.slot(in: self)
    return slot.finished != nil
      || ResolutionContext.current.member?.ownObject(slot) != nil
  }
}
