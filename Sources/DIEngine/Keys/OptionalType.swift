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
