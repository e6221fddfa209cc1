package import DIEngine

/// A wrapper around a delayed request, which the engine creates for a dependency of that type.
package protocol DelayedMarker: RequestMarker, DelayedShape {
  associatedtype Value

  init(injected request: DelayedRequest)
}

extension DelayedMarker {
  package static var content: any Any.Type { Value.self }

  package static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    plan(maker.delayed(Value.self, request))
  }

  package static func element(
    _ componentPlan: ComponentPlan, _ request: Request, _ maker: PlanMaker
  ) -> Plan {
    plan(maker.delayed(Value.self, componentPlan, request))
  }

  private static func plan(
    _ delayed: @escaping (ResolutionContext) -> DelayedRequest
  ) -> Plan {
    // Without a component plan: the wrapper exists whether or not its value can be resolved.
    ClosurePlan(nil) { (context) throws(Failure) -> Self in
      Self(injected: delayed(context))
    }
  }
}
