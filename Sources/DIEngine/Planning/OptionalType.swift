/// What the engine needs to know of an Optional whose wrapped type it does not know.
package protocol OptionalType {
  /// The wrapped type.
  static var wrapped: any Any.Type { get }
  /// Whether a value of this type wraps nothing.
  static func isNil(_ value: Any) -> Bool
  /// What a value of this type wraps.
  static func unwrapped(_ value: Any) -> Any?
  /// The empty value of this type.
  static var none: Self { get }
  /// The plan of one chosen component as this type.
  static func element(
    _ componentPlan: ComponentPlan, _ service: Service, _ request: Request, _ compiler: PlanCompiler
  ) -> Plan
  /// The plan of a request for this type.
  static func plan(_ request: Request, _ compiler: PlanCompiler) -> Plan
}

extension Optional: OptionalType {
  package static var wrapped: any Any.Type { Wrapped.self }

  package static func isNil(_ value: Any) -> Bool {
    unwrapped(value) == nil
  }

  package static func unwrapped(_ value: Any) -> Any? {
    guard let value = value as? Wrapped? else { return value }
    return value.map { $0 as Any }
  }
}

/// The type as an Optional, or nil if it is none.
///
/// The cast runs only for Optionals: one that fails scans every conformance of the program.
package func optionalType(of type: any Any.Type) -> (any OptionalType.Type)? {
  isOptional(type) ? type as? any OptionalType.Type : nil
}

package func isOptional(_ type: any Any.Type) -> Bool {
  func open<T>(_ type: T.Type) -> Bool { _isOptional(type) }
  return _openExistential(type, do: open)
}

/// The type without its layers of Optional.
package func peeled(_ type: any Any.Type) -> any Any.Type {
  var type = type
  while let optional = optionalType(of: type) { type = optional.wrapped }
  return type
}
