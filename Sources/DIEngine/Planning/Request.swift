/// The properties of a request besides its type.
package struct Request: Sendable {
  /// Names and tags, all of which the component must have.
  package var qualifiers: [Qualifier]
  /// The text of the unknown name, if `qualifiers` contains it.
  var unknownName: String?
  package var options: Options
  package let passed: PassedArguments?
  /// The originally requested type, if its Optional layers don't soften failures.
  package var asked: (any Any.Type)?

  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An Optional is nil if its request can't be served.
    package static let softens = Options(rawValue: 1 << 0)
    /// The request may pass arguments by the type of the component that takes them, so that their types
    /// choose its initializer.
    package static let handsOutArguments = Options(rawValue: 1 << 1)
    /// A request for many is limited to the components of the requesting module, if there is one.
    package static let inModuleOnly = Options(rawValue: 1 << 2)
    /// The request is the content of a delayed one.
    static let delayed = Options(rawValue: 1 << 3)
  }

  package init(
    _ qualifier: Qualifier = .none, softens: Bool = false, passing passed: PassedArguments? = nil
  ) {
    qualifiers = qualifier == .none ? [] : [qualifier]
    options = softens ? [.softens, .handsOutArguments] : []
    self.passed = passed
  }

  /// Whether an Optional is nil if its request can't be served.
  package var softens: Bool { options.contains(.softens) }

  /// The names and tags, and the unknown name by its qualifier if it has been registered since.
  var knownQualifiers: [Qualifier] {
    qualifiers.map {
      $0 == .unknown ? unknownName.flatMap(QualifierInterner.shared.knownName) ?? $0 : $0
    }
  }

  /// Returns the readable text of one of the names and tags.
  func text(of qualifier: Qualifier) -> String {
    guard let unknownName, qualifier == .unknown else {
      return QualifierInterner.shared.text(of: qualifier)
    }
    return QualifierInterner.text(ofName: unknownName)
  }

  /// Returns the words for a requested type: those with a tag or for many are wrapped in markers.
  package static func described(_ type: any Any.Type, _ names: TypeNames) -> String {
    let description = RequestDescription(of: type)
    let (base, tags) = (names(description.base), description.request.qualifiers)
    guard description.isMany || !tags.isEmpty else { return names(type) }
    let object = description.isMany ? "Array<\(base)>" : base
    let text = tags.map { names($0) }.joined(separator: " and ")
    return tags.isEmpty ? object : "\(object) with \(text)"
  }
}

/// The description of a request, read from the layers of its type without a choice.
package struct RequestDescription: Sendable {
  /// How a delayed request runs: an asynchronous one, of a layer outside of a synchronous one, too, runs on a task.
  package enum Delay: Sendable {
    case synchronously
    case onTask
  }

  /// The properties of the request besides its type; markers add their names and tags.
  package var request: Request
  /// Whether the owner accepts nil for a dependency that can't be resolved.
  package private(set) var isOptional: Bool
  /// Whether the request is for all components of the type.
  package var isMany = false
  /// How the request runs if code asks a lazy or provider for its value; nil if it runs at once.
  package var delay: Delay?
  /// The types of the runtime arguments that the delayed request passes.
  package private(set) var argumentTypes: [any Any.Type] = []
  /// The delay of the type itself, without another layer around it.
  package private(set) var ownDelay: Delay?
  /// Whether the value is a runtime argument.
  package var isArgument = false
  /// The type of the requested components.
  package private(set) var base: any Any.Type

  package init(of type: any Any.Type, _ request: Request = Request(), acceptsMissing: Bool = false)
  {
    base = type
    self.request = request
    isOptional = acceptsMissing
    guard let inner = peel() else { return }
    base = inner
    ownDelay = delay
    while let inner = peel() { base = inner }
  }

  /// Removes one layer of the type and returns the wrapped type, or nil if no layer is left.
  private mutating func peel() -> (any Any.Type)? {
    if let optional = optionalType(of: base) {
      if request.softens { isOptional = true }
      return optional.wrapped
    }
    // An argument is taken as it is; the elements of an array have no further markers except delayed ones.
    guard !isArgument, let shape = requestShape(of: base) else { return nil }
    // A class cast identifies markers; only they pay for the cast to the protocol.
    let delayed = (base as? RequestMarker.Type) as? any DelayedShape.Type
    guard !isMany || delayed != nil else { return nil }
    if let types = delayed?.argumentTypes, !types.isEmpty { argumentTypes = types }
    shape.describe(&self)
    return shape.content
  }
}

/// A type that states how to request a dependency: all components of a type, the one with a tag, or a runtime
/// argument. It plans the request.
///
/// Generic structs and subclasses of `RequestMarker` can be markers.
package protocol RequestShape: WrappingMarker {
  static func plan(_ request: Request, _ maker: PlanMaker) -> Plan
  /// Adds the marker's properties to a description.
  static func describe(_ description: inout RequestDescription)
}

/// Returns the type as a request marker, or nil if it isn't one.
package func requestShape(of type: any Any.Type) -> (any RequestShape.Type)? {
  if isKnownClass(type) { return (type as? RequestMarker.Type) as! (any RequestShape.Type)? }
  guard let declaration = declaration(ofGenericStruct: type),
    !plainStructs.locked({ $0.contains(declaration) })
  else { return nil }
  let shape = type as? any RequestShape.Type
  if shape == nil { plainStructs.locked { _ = $0.insert(declaration) } }
  return shape
}

/// Declarations of generic structs that are no markers, once known: a failing cast scans all conformances in the program.
private let plainStructs = Guarded<Set<UnsafeRawPointer>>([])

/// Returns the requested component type, without Optional and marker layers.
package func requestBase(of type: any Any.Type) -> any Any.Type {
  if let optional = optionalType(of: type) { return requestBase(of: optional.wrapped) }
  guard let shape = requestShape(of: type) else { return type }
  return requestBase(of: shape.content)
}
