extension GraphModel {
  /// How long the objects of a component are kept, and by what.
  public struct Lifetime: Sendable {
    /// What keeps the objects.
    public enum Keeper: String, Sendable {
      case nothing, objectGraph, container, engine, process
      /// A scope of the program.
      case storage
      case otherCode
      /// The sources don't tell. No finding depends on a guess: the rules list what they couldn't decide.
      case unknown
    }

    /// What keeps them.
    public let keeper: Keeper
    /// Whether they are only kept while other code holds them, too.
    public let isWeak: Bool
    /// Whether the object is made before the first request for it.
    public let isEager: Bool
    /// The description of the scope that keeps them.
    public let storage: String?
    /// The index of that scope.
    package let store: Int?

    /// Creates a lifetime.
    public init(
      _ keeper: Keeper, isWeak: Bool = false, isEager: Bool = false, storage: String? = nil
    ) {
      self.init(keeper, isWeak: isWeak, isEager: isEager, storage: storage, store: nil)
    }

    package init(_ keeper: Keeper, isWeak: Bool, isEager: Bool, storage: String?, store: Int?) {
      self.keeper = keeper
      self.isWeak = isWeak
      self.isEager = isEager
      self.storage = storage
      self.store = store
    }

    /// Whether the engine keeps the objects beyond an object graph. What a program's own storage does is unknown.
    package var isShared: Bool { [.container, .engine, .process].contains(keeper) }
  }
}

extension GraphModel.Lifetime: CustomStringConvertible {
  /// What keeps the objects, in a few words.
  public var description: String {
    let text =
      switch keeper {
      case .nothing: "new for each request"
      case .objectGraph: "one for each object graph"
      case .container: "kept by the container"
      case .engine: "kept by the engine"
      case .process: "kept by the process"
      case .storage: "kept by \(storage ?? "a DIScope")"
      case .otherCode: "kept by other code"
      case .unknown: "kept in a way that the sources don't tell"
      }
    return text + (isWeak ? ", weakly" : "") + (isEager ? ", made at the start" : "")
  }
}
