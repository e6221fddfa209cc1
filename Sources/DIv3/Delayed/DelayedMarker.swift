package import DIEngine

/// A wrapper around a delayed request, which the engine creates for a dependency of that type.
package protocol DelayedMarker: RequestMarker, DelayedShape {
  associatedtype Value

  init(injected request: DelayedRequest)
}

extension DelayedMarker {
  package static var content: any Any.Type { Value.self }

  package static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    let delayed = maker.delayed(Value.self, request)
    // Without a component plan: the wrapper exists whether or not its value can be resolved.
    return ClosurePlan(nil) { (context) throws(Failure) -> Self in
      Self(injected: delayed(context))
    }
  }
}
