extension PlanMaker {
  /// Returns the plan of a request for an Optional.
  func plan(_ optional: any OptionalType.Type, _ request: Request) -> Plan {
    var inner = request
    if !request.softens, request.asked == nil, element == nil { inner.asked = optional }
    let plan = plan(optional.wrapped, inner)
    guard let element, element.options.contains(.optionalSoftens) else {
      return softened(plan, optional, request)
    }
    // An element is nil if the component's own factory returned nil.
    let chosen = Unowned(element)
    return optionalPlan(plan, optional) { (error, _) throws(Failure) in
      guard case .nilFactory = error.kind,
        error.component == chosen.with({ $0.info })
      else { throw error }
    }
  }

  /// Returns a plan that returns nil if `plan` fails with a softenable failure, provided that the request
  /// softens.
  private func softened(
    _ plan: Plan, _ optional: any OptionalType.Type, _ request: Request
  ) -> Plan {
    guard request.softens else {
      return optionalPlan(plan, optional) { (error, _) throws(Failure) in throw error }
    }
    let registry = Unowned(registry)
    let isKnown = plan.componentPlan != nil
    let injected = asker == .factory ? nil : owner.map { Unowned($0) }
    return optionalPlan(plan, optional) { (error, context) throws(Failure) in
      guard error.isSoftenable, !context.resolution.isOfRequest(error) else { throw error }
      context.resolution.noteIfOutermost(error, context.frames)
      guard let listener = registry.with({ $0.listener }) else { return }
      if let injected {
        listener(.injectedNil(error, into: injected.with { $0.info }))
      } else if !isKnown, case .notFound = error.kind {
        listener(.nothingFound(error))
      } else {
        listener(.softened(error))
      }
    }
  }

  /// Returns a plan that makes an Optional of what another one makes.
  ///
  /// - Parameter handle: Throws if a failure doesn't make the Optional nil.
  private func optionalPlan(
    _ plan: Plan, _ optional: any OptionalType.Type,
    _ handle: @escaping (Failure, ResolutionContext) throws(Failure) -> Void
  ) -> Plan {
    func optionalPlan<Wrapped>(_: Wrapped.Type) -> Plan {
      func end(
        _ failure: Failure?, _ memory: UnsafeMutableRawPointer, _ context: ResolutionContext
      ) throws(Failure) {
        var value: Wrapped?
        if let failure {
          try handle(failure, context)
        } else {
          value = memory.assumingMemoryBound(to: Wrapped.self).move()
        }
        memory.initializeMemory(as: Wrapped?.self, to: value)
      }
      return AroundPlan(plan) { _ in end }
    }
    return _openExistential(optional.wrapped, do: optionalPlan)
  }
}
