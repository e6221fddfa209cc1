internal import DIEngine

/// A type that a component is offered under in addition to its own.
///
/// - Since: 4.1
public enum ComponentAlternativeType: Sendable {
  /// A type from `as(_:)`.
  ///
  /// - Since: 4.1
  case type(DIAType)

  /// A type with a tag from `as(_:tag:)`.
  ///
  /// - Since: 4.1
  case tag(DITag, type: DIAType)

  /// A type with a name from `as(_:name:)`.
  ///
  /// - Since: 4.1
  case name(String, type: DIAType)

  init(_ service: Service) {
    switch QualifierInterner.shared.label(of: service.qualifier) {
    case nil: self = .type(service.metatype)
    case .name(let name): self = .name(name, type: service.metatype)
    case .tag(let tag): self = .tag(tag as? DITag ?? Swift.type(of: tag), type: service.metatype)
    }
  }
}
