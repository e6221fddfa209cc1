/// The base class of markers that are classes: of those whose values outlive a request.
///
/// A class, because a cast to a class scans no conformances.
open class RequestMarker {
  package init() {}
}

/// A type that says how a dependency is wanted, not which: an array of all, the one with a tag, a value from the
/// caller. What it does when a request for it is compiled.
///
/// Generic structs may be markers, and subclasses of `RequestMarker`.
package protocol RequestShape {
  static func plan(_ request: Request, _ compiler: PlanCompiler) -> Plan
  /// The type that the marker is around: that of the components, or of a further marker.
  static var content: any Any.Type { get }
  /// Notes how the marker wants what it is around.
  static func describe(_ description: inout RequestDescription)
}

/// The type as a request marker, or nil if it is none.
package func requestShape(of type: any Any.Type) -> (any RequestShape.Type)? {
  if isKnownClass(type) { return (type as? RequestMarker.Type) as! (any RequestShape.Type)? }
  guard let declaration = declaration(ofGenericStruct: type),
    MarkerDeclarations.shared.contains(declaration, of: type)
  else { return nil }
  return type as? any RequestShape.Type
}

/// The type of the components that a request is about, below all that says how it is wanted.
package func requestBase(of type: any Any.Type) -> any Any.Type {
  if let optional = optionalType(of: type) { return requestBase(of: optional.wrapped) }
  guard let shape = requestShape(of: type) else { return type }
  return requestBase(of: shape.content)
}

/// Which generic structs are markers: asked once for each declaration, since a cast that fails scans every
/// conformance of the program.
private final class MarkerDeclarations: @unchecked Sendable {
  static let shared = MarkerDeclarations()

  private let mutex = Mutex()
  private var known: [UnsafeRawPointer: Bool] = [:]

  func contains(_ declaration: UnsafeRawPointer, of type: any Any.Type) -> Bool {
    if let isMarker = mutex.locked({ known[declaration] }) { return isMarker }
    let isMarker = type is any RequestShape.Type
    mutex.locked { known[declaration] = isMarker }
    return isMarker
  }
}
