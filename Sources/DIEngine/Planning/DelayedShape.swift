/// A request marker that holds a delayed request, so that an array can have one of it for each
/// component.
package protocol DelayedShape: RequestShape {
  /// The plan of this marker for one chosen component.
  static func element(
    _ componentPlan: ComponentPlan, _ service: Service, _ request: Request, _ compiler: PlanCompiler
  ) -> Plan
}

extension DelayedShape {
  package static func describe(_ description: inout RequestDescription) {
    description.isDelayed = true
  }
}

/// The type as a marker that holds a delayed request, or nil if it is none.
func delayedShape(of type: any Any.Type) -> (any DelayedShape.Type)? {
  // A class cast tells markers apart; the cast to the protocol is for them only.
  (type as? RequestMarker.Type) as? any DelayedShape.Type
}

/// The type that the elements of an array of all components are looked up as: what is below its
/// layers of Optional and of delay.
func elementBase(of type: any Any.Type) -> any Any.Type {
  if let optional = optionalType(of: type) { return elementBase(of: optional.wrapped) }
  if let delayed = delayedShape(of: type) { return elementBase(of: delayed.content) }
  return type
}
