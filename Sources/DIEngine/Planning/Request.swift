/// What is asked for besides the type.
package struct Request {
  /// Names and tags, all of which the component must have.
  package var qualifiers: [Qualifier] = []
  /// What the unknown name reads, if it is among them.
  var unknownName: String?
  /// Whether an Optional that can't be had is nil.
  package var softens = false
  package var signature: ObjectIdentifier?
  package var signatureType: (any Any.Type)?
  /// Reads the arguments of the request, which the signature tells, one by one.
  package var readArguments: ReadArguments?
  /// Whether arguments may have been given by the type of the component that takes them, so that
  /// their types choose its initializer.
  package var handsOutArguments = false
  /// Whether an array of all is about the asker's own group only, if it has one.
  package var inGroupOnly = false
  /// The type as it was asked for, where layers of Optional around it soften nothing.
  package var asked: (any Any.Type)?

  package init(
    qualifiers: [Qualifier] = [], softens: Bool = false, signature: ObjectIdentifier? = nil,
    signatureType: (any Any.Type)? = nil, readArguments: ReadArguments? = nil
  ) {
    self.qualifiers = qualifiers
    self.softens = softens
    self.signature = signature
    self.signatureType = signatureType
    self.readArguments = readArguments
    handsOutArguments = softens
  }

  /// How a person reads one of the names and tags.
  func text(of qualifier: Qualifier) -> String {
    guard let unknownName, qualifier == .unknown else {
      return QualifierInterner.shared.text(of: qualifier)
    }
    return QualifierInterner.text(ofName: unknownName)
  }
}

/// What the type of a request says, layer by layer, without planning it.
package struct RequestDescription {
  /// What is asked for besides the type; markers add their names and tags.
  package var request: Request
  /// Whether the owner goes without what can't be had.
  package private(set) var isOptional: Bool
  /// Whether all components of the type are asked for.
  package var isMany = false
  /// Whether the objects are asked for later.
  package var isDelayed = false
  /// Whether the value comes from the caller.
  package var isArgument = false
  /// The type of the components that the request is about.
  package private(set) var base: any Any.Type

  init(of type: any Any.Type, _ request: Request, isForgiven: Bool) {
    base = type
    self.request = request
    isOptional = isForgiven
    while let inner = peel() { base = inner }
  }

  /// Takes one layer off.
  private mutating func peel() -> (any Any.Type)? {
    if let optional = optionalType(of: base) {
      if request.softens { isOptional = true }
      return optional.wrapped
    }
    // A value of the caller is taken as it is; elements of an array have no further markers but
    // those of delay.
    guard !isArgument, let shape = requestShape(of: base),
      !isMany || delayedShape(of: base) != nil
    else { return nil }
    shape.describe(&self)
    return shape.content
  }
}

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
