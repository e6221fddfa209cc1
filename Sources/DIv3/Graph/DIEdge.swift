internal import DIEngine
internal import DIEngineGraph

/// One dependency of a component: a parameter of its initializer or of an injection. An edge is equal
/// only to itself.
///
/// - Since: 4.1
public final class DIEdge: Hashable, Sendable {
  /// Whether it is a parameter of the initializer.
  ///
  /// - Since: 4.1
  public let initial: Bool

  /// Whether `injection(cycle: true, ...)` injects it.
  ///
  /// - Since: 4.1
  public let cycle: Bool

  /// Whether nil is injected if the dependency can't be resolved: for an Optional, also inside a tag, an
  /// `arg` or a delayed wrapper, but not as an element of `many`.
  ///
  /// - Since: 4.1
  public let optional: Bool

  /// Whether it requests all components of the type, by `many` or `manyInFramework`.
  ///
  /// - Since: 4.1
  public let many: Bool

  /// Whether it is resolved later, through a `Lazy` or a `Provider`.
  ///
  /// - Since: 4.1
  public let delayed: Bool

  /// The requested tags, outermost first.
  ///
  /// - Since: 4.1
  public let tags: [DITag]

  /// The requested name.
  ///
  /// - Since: 4.1
  public let name: String?

  /// The type to look up, without Optional and other wrappers.
  ///
  /// - Since: 4.1
  public let type: DIAType

  /// Whether the dependency is an `AsyncLazy` or `AsyncProvider`: such an edge is also ``delayed``.
  ///
  /// The outermost wrapper decides: false for an Optional or `many` of them, for those with a tag, and for those
  /// inside another lazy. False also for an injection by key path, as in release 6.0. Whether the closure that
  /// takes the dependency is asynchronous doesn't matter.
  ///
  /// ```swift
  /// container.register { (map: AsyncLazy<Map>, tiles: Tiles) async in
  ///   Screen(map, tiles)
  /// }
  /// // async is true for the first edge of Screen, and false for the second.
  /// ```
  ///
  /// - Since: 6.0
  public let async: Bool

  init(_ edge: DependencyEdge) {
    async = edge.dependency.isAsynchronous
    initial = edge.isInitial
    cycle = edge.isDeferred
    optional = edge.description.isOptional
    many = edge.description.isMany
    delayed = edge.isDelayed
    type = edge.description.base
    var tags: [DITag] = []
    var name: String?
    for qualifier in edge.description.request.qualifiers {
      switch QualifierInterner.shared.label(of: qualifier) {
      case .tag(let tag): tags.append(tag as? DITag ?? Swift.type(of: tag))
      case .name(let text): name = text
      case nil: break
      }
    }
    self.tags = tags
    self.name = name
  }

  /// Returns whether two edges are the same object.
  ///
  /// - Parameters:
  ///   - left: An edge.
  ///   - right: Another edge.
  /// - Returns: `true` if they are the same object.
  /// - Since: 4.1
  public static func == (left: DIEdge, right: DIEdge) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  ///
  /// - Parameter hasher: The hasher that receives the identity.
  /// - Since: 4.1
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
