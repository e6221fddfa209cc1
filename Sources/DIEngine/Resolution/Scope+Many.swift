extension Scope {
  /// Resolves all components that offer a type, in registration order.
  ///
  /// If the request is an outermost one, each element completes on its own: its injections run before
  /// the next element is created.
  ///
  /// - Parameter omits: Whether elements are omitted that depend on themselves, or on what isn't accessible to the module
  ///   that requests it, at any depth.
  package func resolveMany<Element, View: ScopeView>(
    _ type: Element.Type, omittingRefused omits: Bool, for view: View
  ) throws(Failure) -> [Element] {
    try many(type).elements(in: self, omittingRefused: omits, nil, for: view)
  }

  /// Resolves all components that offer a type, each with the same runtime arguments.
  package func resolveMany<Element, View: ScopeView, First, each Rest>(
    _ type: Element.Type, omittingRefused omits: Bool, for view: View,
    signature signatureType: any Any.Type,
    _ first: First, _ rest: repeat each Rest
  ) throws(Failure) -> [Element] {
    let plan: ArrayPlan<Element> = try many(
      type, passing: PassedArguments(signatureType, First.self, repeat (each Rest).self))
    return try withUnsafePointer(to: (first, (repeat each rest))) {
      (arguments) throws(Failure) -> [Element] in
      try plan.elements(in: self, omittingRefused: omits, UnsafeRawPointer(arguments), for: view)
    }
  }

  private func many<Element>(
    _ type: Element.Type, passing passed: PassedArguments? = nil
  ) throws(Failure) -> ArrayPlan<Element> {
    let request = Unowned<RequestNeed>(
      Element.self, .none, .many, signature: passed?.signature, in: self,
      { $0.array(of: Element.self, Request(passing: passed)) })
    let many = unsafeDowncast(request.object.plan, to: ArrayPlan<Element>.self)
    guard many.entries.isEmpty else { return many }
    let context = ResolutionContext.current
    let failure =
      many.refusalFailure(context)
      ?? Failure(
        .notFound, requested: type, path: context.path, Failure.Circumstances(registry: registry))
    throw registry.reported(failure, TracedRequest(type, .all), context)
  }
}

extension ArrayPlan {
  /// Makes the elements for a request from outside of the graph: each completes on its own.
  fileprivate func elements<View: ScopeView>(
    in scope: Scope, omittingRefused omits: Bool, _ tuple: UnsafeRawPointer?, for view: View
  ) throws(Failure) -> [Element] {
    let context = ResolutionContext.current
    let request = TracedRequest(Element.self, .all)
    tracers?.begin(.request(request), context)
    defer { tracers?.end(.request(request), context) }
    var elements: [Element] = []
    for entry in entries
    where !isBeingMade(entry.componentPlan.object, in: scope, context) {
      do throws(Failure) {
        if let all = entry.all {
          elements += try all.value(in: scope, for: view, tuple: tuple) as [Element]
        } else {
          elements.append(try entry.plan.value(in: scope, for: view, tuple: tuple))
        }
      } catch {
        switch error.kind {
        case .recursion where omits, .noAccess where omits: continue
        default: throw error
        }
      }
    }
    return elements
  }

  /// Whether the resolution that a request on the scope joins is creating the object, and no kept
  /// instance exists.
  private func isBeingMade(
    _ plan: ComponentPlan, in scope: Scope, _ context: ResolutionContext
  ) -> Bool {
    let isMaking = context.frames.contains { frame in
      frame.pointee.isMaking && frame.pointee.resolution.pointee.joinKey == scope.joinKey
        && frame.pointee.identity.address == Unowned(plan.identity).address
    }
    guard isMaking, plan.lifetime.isShared else { return isMaking }
    let slot = plan.slot(in: scope)
    return slot.finished == nil && context.member?.ownObject(slot) == nil
  }
}
