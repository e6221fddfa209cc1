internal import DIEngine
internal import DIEngineGraph

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

  init(_ service: DeclaredComponent.Service) {
    switch QualifierInterner.shared.meaning(of: service.qualifier) {
    case nil: self = .type(service.type)
    case .name(let name): self = .name(name, type: service.type)
    case .tag(let tag): self = .tag(tag, type: service.type)
    }
  }
}
