internal import DIEngine

/// One dependency of a component: a parameter of its initializer or of an injection. An edge is equal
/// only to itself.
///
/// - Since: 4.1
public final class DIEdge: Hashable, Sendable {
  /// Whether it is a parameter of the initializer.
  public let initial: Bool
  /// Whether `injection(cycle: true, ...)` injects it.
  public let cycle: Bool
  /// Whether nil is injected if the dependency can't be resolved: for an Optional, also inside a tag, an
  /// `arg` or a delayed wrapper, but not as an element of `many`.
  public let optional: Bool
  /// Whether it requests all components of the type, by `many` or `manyInFramework`.
  public let many: Bool
  /// Whether it is resolved later, through a `Lazy` or a `Provider`.
  public let delayed: Bool
  /// The requested tags, outermost first.
  public let tags: [DITag]
  /// The requested name.
  public let name: String?
  /// The type to look up, without Optional and other wrappers.
  public let type: DIAType

  init(_ edge: DependencyEdge) {
    initial = edge.isInitial
    cycle = edge.isDeferred
    optional = edge.isOptional
    many = edge.isMany
    delayed = edge.isDelayed
    type = edge.type
    var tags: [DITag] = []
    var name: String?
    for qualifier in edge.qualifiers {
      switch QualifierInterner.shared.meaning(of: qualifier) {
      case .tag(let tag): tags.append(tag)
      case .name(let text): name = text
      case nil: break
      }
    }
    self.tags = tags
    self.name = name
  }

  /// Returns whether two edges are the same object.
  public static func == (left: DIEdge, right: DIEdge) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
