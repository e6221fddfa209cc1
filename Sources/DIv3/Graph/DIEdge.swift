internal import DIEngine

/// One dependency of a component: a parameter of its initializer or of an injection. An edge is
/// equal to itself only.
///
/// - Since: 4.1
public final class DIEdge: Hashable, Sendable {
  /// Whether it is a parameter of the initializer.
  public let initial: Bool
  /// Whether it is injected by `injection(cycle: true, ...)`.
  public let cycle: Bool
  /// Whether nil is injected if nothing can be had: an Optional, also inside of a tag, of an `arg`
  /// or of a delayed wrapper, but not as an element of `many`.
  public let optional: Bool
  /// Whether all components of the type are asked for, by `many` or `manyInFramework`.
  public let many: Bool
  /// Whether the objects are asked for later, by a `Lazy` or a `Provider`.
  public let delayed: Bool
  /// The tags that are asked for, outermost first.
  public let tags: [DITag]
  /// The name that is asked for.
  public let name: String?
  /// The type that is looked up, without all that says how it is wanted.
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

  /// Whether two edges are the same object.
  public static func == (left: DIEdge, right: DIEdge) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
