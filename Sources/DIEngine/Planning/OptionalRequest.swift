extension PlanMaker {
  /// Returns the plan of a request for an Optional.
  func plan(_ optional: any OptionalType.Type, _ request: Request) -> Plan {
    func plan<Wrapped>(_: Wrapped.Type) -> Plan { Wrapped?.plan(request, self) }
    return _openExistential(optional.wrapped, do: plan)
  }

  /// Returns the plan of one chosen component for an Optional.
  func element(
    _ optional: any OptionalType.Type, _ componentPlan: ComponentPlan, _ request: Request
  ) -> Plan {
    func plan<Wrapped>(_: Wrapped.Type) -> Plan { Wrapped?.element(componentPlan, request, self) }
    return _openExistential(optional.wrapped, do: plan)
  }
}

extension Optional {
  /// Returns the plan of a request for this type.
  fileprivate static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    var inner = request
    if !request.softens, request.asked == nil { inner.asked = Self.self }
    return softened(maker.plan(Wrapped.self, inner), request, maker)
  }

  /// Returns the plan of one chosen component for this type.
  fileprivate static func element(
    _ componentPlan: ComponentPlan, _ request: Request, _ maker: PlanMaker
  ) -> Plan {
    let plan = maker.element(Wrapped.self, componentPlan, request)
    guard componentPlan.options.contains(.optionalSoftens) else {
      return softened(plan, request, maker)
    }
    return withNil(plan, of: componentPlan)
  }

  /// Returns a plan that returns nil if the component's own factory returned nil.
  private static func withNil(_ plan: Plan, of componentPlan: ComponentPlan) -> Plan {
    let chosen = Unowned(componentPlan)
    return around(plan) { (error, _) throws(Failure) in
      guard case .nilFactory = error.kind,
        error.component == chosen.with({ $0.info })
      else { throw error }
    }
  }

  /// Returns a plan that returns nil if `plan` fails with a softenable failure, provided that the request
  /// softens.
  private static func softened(
    _ plan: Plan, _ request: Request, _ maker: PlanMaker
  ) -> Plan {
    guard request.softens else {
      return around(plan) { (error, _) throws(Failure) in throw error }
    }
    let registry = Unowned(maker.registry)
    let isKnown = plan.componentPlan != nil
    let injected = maker.isInjecting ? maker.owner.map { Unowned($0) } : nil
    return around(plan) { (error, context) throws(Failure) in
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

  /// - Parameter handle: Throws if a failure doesn't make the Optional nil.
  private static func around(
    _ plan: Plan, _ handle: @escaping (Failure, ResolutionContext) throws(Failure) -> Void
  ) -> Plan {
    func end(
      _ result: Result<Wrapped, Failure>, _ context: ResolutionContext
    ) throws(Failure) -> Wrapped? {
      switch result {
      case .success(let value): return value
      case .failure(let failure):
        try handle(failure, context)
        return nil
      }
    }
    return AroundPlan<Wrapped, Wrapped?>(plan) { _ in end }
  }
}
