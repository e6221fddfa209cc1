/// The base class of request markers that are classes: those whose values outlive a request.
///
/// A class, because a cast to a class doesn't scan conformances.
open class RequestMarker {
  package init() {}
}

/// A request marker: a type around the type of what is requested.
package protocol WrappingMarker {
  /// The type inside the marker: the component's type or another marker.
  static var content: any Any.Type { get }
}

/// A request marker, by its class, that holds a delayed request.
package protocol DelayingMarker: WrappingMarker {}

/// Returns the type by which an array's elements are looked up: the element type without its Optional
/// and delayed layers.
package func elementBase(of type: any Any.Type) -> any Any.Type {
  if let optional = optionalType(of: type) { return elementBase(of: optional.wrapped) }
  if let delayed = (type as? RequestMarker.Type) as? any DelayingMarker.Type {
    return elementBase(of: delayed.content)
  }
  return type
}
