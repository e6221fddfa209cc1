internal import DIEngine
internal import DIEngineGraph

/// A component as it was when its graph was created. Two vertices are equal if they describe the same
/// registration: the same type, file and line.
///
/// - Since: 4.1
public final class DIComponentVertex: Hashable, Sendable {
  /// The identity of the component.
  ///
  /// - Since: 4.1
  public let componentInfo: DIComponentInfo

  /// The lifetime of its objects. A component that another generation registered has the nearest lifetime
  /// of this generation.
  ///
  /// - Since: 4.1
  public let lifeTime: DILifeTime

  /// Its precedence over other components.
  ///
  /// - Since: 4.1
  public let priority: DIComponentPriority

  /// Whether it has a factory; a component from `register(X.self)` has none.
  ///
  /// - Since: 4.1
  public let canInitialize: Bool

  /// The types that it is offered under in addition to its own, in the order of the calls.
  ///
  /// - Since: 4.1
  public let alternativeTypes: [ComponentAlternativeType]

  /// Whether code outside of the graph requests its objects: ``DIComponentBuilder/root()``.
  ///
  /// - Since: 4.5
  public let isRoot: Bool

  /// Whether it is unused on purpose: ``DIComponentBuilder/unused()``.
  ///
  /// - Since: 4.5.1
  public let unused: Bool
  /// The actor on which the closure runs that creates its objects; nil for a closure of no actor.
  ///
  /// - Since: 6.0
  public let isolation: Isolated?

  /// The actor on which a closure runs.
  ///
  /// - Since: 6.0
  public enum Isolated: Sendable {
    /// The main actor.
    case main
    /// Another actor.
    case global(any Actor)
  }

  // Stored as plain types, which are Sendable.
  private let owner: DIAType?
  private let innermostPart: DIAType?

  init(_ component: DeclaredComponent) {
    componentInfo = DIComponentInfo(component.info)
    lifeTime = DILifeTime(component.lifetime, component.store)
    priority = DIComponentPriority(component.info.priority)
    canInitialize = component.canMake
    alternativeTypes = component.services.map(ComponentAlternativeType.init)
    isRoot = component.isRoot
    unused = component.isUnused
    isolation = component.isolation.map { $0 === MainActor.shared ? .main : .global($0) }
    owner = component.owner.type
    innermostPart = component.part
  }

  /// The framework that registered it, or nil.
  ///
  /// - Since: 4.1
  public var framework: (any DIFramework.Type)? { owner as? any DIFramework.Type }

  /// The innermost part that registered it, or nil.
  ///
  /// - Since: 4.1
  public var part: (any DIPart.Type)? { innermostPart as? any DIPart.Type }

  /// Returns whether two vertices describe the same registration: the same type, file and line.
  ///
  /// - Parameters:
  ///   - left: A vertex.
  ///   - right: Another vertex.
  /// - Returns: `true` if their ``componentInfo`` is equal.
  /// - Since: 4.1
  public static func == (left: DIComponentVertex, right: DIComponentVertex) -> Bool {
    left.componentInfo == right.componentInfo
  }

  /// Hashes ``componentInfo``.
  ///
  /// - Parameter hasher: The hasher that receives it.
  /// - Since: 4.1
  public func hash(into hasher: inout Hasher) {
    hasher.combine(componentInfo)
  }
}
