/// The operations on an Optional whose wrapped type is only known at runtime.
package protocol OptionalType {
  /// The wrapped type.
  static var wrapped: any Any.Type { get }
  /// Returns whether a value of this type is nil, at any layer of Optional.
  static func isNil(_ value: Any) -> Bool
  /// Returns the wrapped value of a value of this type.
  static func unwrapped(_ value: Any) -> Any?
  /// The nil of this type.
  static var none: Self { get }
  /// Returns the plan of one chosen component for this type.
  static func element(
    _ componentPlan: ComponentPlan, _ service: Service, _ request: Request, _ compiler: PlanCompiler
  ) -> Plan
  /// Returns the plan of a request for this type.
  static func plan(_ request: Request, _ compiler: PlanCompiler) -> Plan
}

extension Optional: OptionalType {
  package static var wrapped: any Any.Type { Wrapped.self }

  package static func isNil(_ value: Any) -> Bool {
    guard let wrapped = unwrapped(value) else { return true }
    return optionalType(of: Wrapped.self)?.isNil(wrapped) ?? false
  }

  package static func unwrapped(_ value: Any) -> Any? {
    guard let value = value as? Wrapped? else { return value }
    return value.map { $0 as Any }
  }
}

extension Optional {
  package static func plan(_ request: Request, _ compiler: PlanCompiler) -> Plan {
    var inner = request
    if !request.softens, request.asked == nil { inner.asked = Self.self }
    return softened(compiler.plan(Wrapped.self, inner), request, compiler)
  }

  package static func element(
    _ componentPlan: ComponentPlan, _ service: Service, _ request: Request, _ compiler: PlanCompiler
  ) -> Plan {
    let plan = compiler.element(Wrapped.self, componentPlan, service, request)
    guard componentPlan.options.contains(.optionalSoftens) else {
      return softened(plan, request, compiler)
    }
    return withNil(plan, of: componentPlan)
  }

  /// Returns a plan that returns nil if the component's own factory returned nil.
  private static func withNil(_ plan: Plan, of componentPlan: ComponentPlan) -> Plan {
    let chosen = Unowned(componentPlan)
    func handle(_ error: Failure, _ context: ResolutionContext) throws(Failure) {
      guard case .nilFactory = error.kind,
        error.component == chosen.with({ $0.info })
      else { throw error }
    }
    return ClosurePlan(
      plan.componentPlan,
      suspending: (plan, { $0.optional(Wrapped.self, $1, handle) })
    ) { (context) throws(Failure) -> Wrapped? in
      do throws(Failure) {
        return try plan.make(context, Wrapped.self)
      } catch {
        try handle(error, context)
        return nil
      }
    }
  }

  /// Returns a plan that returns nil if `plan` fails with a softenable failure, provided that the request
  /// softens.
  private static func softened(
    _ plan: Plan, _ request: Request, _ compiler: PlanCompiler
  ) -> Plan {
    guard request.softens else {
      func handle(_ error: Failure, _ context: ResolutionContext) throws(Failure) { throw error }
      return ClosurePlan(
        plan.componentPlan,
        suspending: (plan, { $0.optional(Wrapped.self, $1, handle) })
      ) { (context) throws(Failure) -> Wrapped? in
        try plan.make(context, Wrapped.self)
      }
    }
    let registry = Unowned(compiler.registry)
    let isKnown = plan.componentPlan != nil
    let injected = compiler.isInjecting ? compiler.owner.map { Unowned($0) } : nil
    func handle(_ error: Failure, _ context: ResolutionContext) throws(Failure) {
      guard error.isSoftenable, !context.isOfRequest(error) else { throw error }
      context.noteIfOutermost(error)
      let listener = registry.with { $0.listener }
      if let listener {
        if let injected {
          listener(.injectedNil(error, into: injected.with { $0.info }))
        } else if !isKnown, case .notFound = error.kind {
          listener(.nothingFound(error))
        } else {
          listener(.softened(error))
        }
      }
    }
    return ClosurePlan(
      plan.componentPlan,
      suspending: (plan, { $0.optional(Wrapped.self, $1, handle) })
    ) { (context) throws(Failure) -> Wrapped? in
      do throws(Failure) {
        return try plan.make(context, Wrapped.self)
      } catch {
        try handle(error, context)
        return nil
      }
    }
  }
}
