internal import DIEngine
internal import DIEngineGraph
internal import DIGraphRules

/// How long the objects of a component are kept, in words that all generations share.
///
/// - Since: 0.1.0 of this package
public struct GraphLifetime: Sendable, Hashable, Codable {
  /// What keeps the objects.
  ///
  /// - Since: 0.1.0 of this package
  public enum Keeper: String, Sendable, Hashable, Codable {
    /// Nothing: each request makes one (`prototype`, `perDependency`).
    ///
    /// - Since: 0.1.0 of this package
    case nothing
    /// The object graph of a request (`objectGraph`).
    ///
    /// - Since: 0.1.0 of this package
    case objectGraph
    /// The container or scope that is asked (`perContainer`, `perScope`).
    ///
    /// - Since: 0.1.0 of this package
    case container
    /// The engine (`single`, `lazySingle` and `weakSingle` of releases 1 and 2).
    ///
    /// - Since: 0.1.0 of this package
    case engine
    /// The process (`single` and `perRun` of releases 3 to 6).
    ///
    /// - Since: 0.1.0 of this package
    case process
    /// A `DIScope` of the program (`custom`).
    ///
    /// - Since: 0.1.0 of this package
    case storage
    /// Other code; requests find the objects while it does (`perRequest`).
    ///
    /// - Since: 0.1.0 of this package
    case otherCode
  }

  /// What keeps the objects.
  ///
  /// - Since: 0.1.0 of this package
  public let keeper: Keeper
  /// Whether they are only kept while other code holds them, too.
  ///
  /// - Since: 0.1.0 of this package
  public let isWeak: Bool
  /// Whether the object is made before the first request for it.
  ///
  /// - Since: 0.1.0 of this package
  public let isEager: Bool
  /// The description of the `DIScope`, if that keeps the objects.
  ///
  /// - Since: 0.1.0 of this package
  public let storage: String?

  package init(
    _ keeper: Keeper, isWeak: Bool = false, isEager: Bool = false, storage: String? = nil
  ) {
    self.keeper = keeper
    self.isWeak = isWeak
    self.isEager = isEager
    self.storage = storage
  }

  init(_ lifetime: Lifetime, _ storage: String?) {
    self.init(
      Keeper(rawValue: GraphModel.Lifetime.Keeper(lifetime.kind).rawValue)!,
      isWeak: lifetime.strength == .weak, isEager: lifetime.isEager,
      storage: storage)
  }
}

extension GraphLifetime: CustomStringConvertible {
  /// What keeps the objects, in a few words.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    GraphModel.Lifetime(
      GraphModel.Lifetime.Keeper(rawValue: keeper.rawValue)!, isWeak: isWeak, isEager: isEager,
      storage: storage
    ).description
  }
}
