/// The base class of types that say how a dependency is wanted, not which: an array of all, the
/// one with a tag, a value from the caller.
///
/// A class, because a cast to a class scans no conformances.
open class RequestMarker {
  package init() {}
}

/// What a request marker does when a request for it is compiled.
package protocol RequestShape {
  static func plan(_ request: Request, _ planner: Planner) -> Plan
  /// The type that the marker is around: that of the components, or of a further marker.
  static var content: any Any.Type { get }
  /// Notes how the marker wants what it is around.
  static func describe(_ description: inout RequestDescription)
}

/// The type of the components that a request is about, below all that says how it is wanted.
package func requestBase(of type: any Any.Type) -> any Any.Type {
  if let optional = optionalType(of: type) { return requestBase(of: optional.wrapped) }
  guard let marker = type as? RequestMarker.Type else { return type }
  return requestBase(of: (marker as! any RequestShape.Type).content)
}
