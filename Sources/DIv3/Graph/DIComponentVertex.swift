internal import DIEngine

/// A component, as it was when its graph was made. Vertices are equal if they are about the same
/// component: the same type, registered by the same line.
///
/// - Since: 4.1
public final class DIComponentVertex: Hashable, Sendable {
  /// Which component it is.
  public let componentInfo: DIComponentInfo
  /// How long its objects live. A component that an older generation of the API registered has the
  /// nearest lifetime of this one.
  public let lifeTime: DILifeTime
  /// How it is preferred to others.
  public let priority: DIComponentPriority
  /// Whether it can make objects; `register(X.self)` can't.
  public let canInitialize: Bool
  /// The types that it is offered as besides its own, in the order in which it was told so.
  public let alternativeTypes: [ComponentAlternativeType]
  /// Whether its objects are asked for from outside of the graph: ``DIComponentBuilder/root()``.
  /// - Since: 4.5
  public let isRoot: Bool
  /// Whether nobody needs to ask for it: ``DIComponentBuilder/unused()``.
  ///
  /// - Since: 4.5.1
  public let unused: Bool
  // Kept as plain types, which may go from thread to thread.
  private let owner: DIAType?
  private let innermostPart: DIAType?

  init(_ component: DeclaredComponent) {
    componentInfo = DIComponentInfo(component.info)
    lifeTime = DILifeTime(component.lifetime, component.store)
    priority = DIComponentPriority(component.priority)
    canInitialize = component.canMake
    alternativeTypes = component.services.map(ComponentAlternativeType.init)
    isRoot = component.isRoot
    unused = component.isUnused
    owner = component.owner.type
    innermostPart = component.part
  }

  /// The framework that was being loaded when it was registered; nil for none.
  public var framework: (any DIFramework.Type)? { owner as? any DIFramework.Type }

  /// The innermost part that was being loaded when it was registered; nil for none.
  public var part: (any DIPart.Type)? { innermostPart as? any DIPart.Type }

  /// Whether two vertices tell of the same registration: the same type, file and line.
  public static func == (left: DIComponentVertex, right: DIComponentVertex) -> Bool {
    left.componentInfo == right.componentInfo
  }

  /// Hashes ``componentInfo``.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(componentInfo)
  }
}
