package import DIEngine

/// A lifetime of the user's own: objects live as long as a storage keeps them.
///
/// ```swift
/// let session = DIScope(name: "session", storage: DICacheStorage())
/// container.register(Basket.init).lifetime(.custom(session))
/// session.clean()  // the next request makes a new basket
/// ```
///
/// - Since: 3.6
public final class DIScope: @unchecked Sendable {
  /// What the scope is called in logs.
  public let name: String
  private let storage: any DIStorage
  private let policy: DILifeTime.ReferenceCounting
  private let parent: DIScope?

  /// Makes a scope.
  ///
  /// - Parameters:
  ///   - name: What the scope is called in logs.
  ///   - storage: Where its objects are kept. It must bear calls from all threads that resolve.
  ///   - policy: Whether objects are held; if weakly, only as long as somebody else holds them.
  ///   - parent: A scope whose objects are found here too. Objects made through this scope are
  ///     kept here only.
  /// - Since: 3.6
  public init(
    name: String, storage: any DIStorage, policy: DILifeTime.ReferenceCounting = .strong,
    parent: DIScope? = nil
  ) {
    self.name = name
    self.storage = storage
    self.policy = policy
    self.parent = parent
  }

  /// Drops the objects of this scope; those of its parent stay.
  ///
  /// - Since: 3.6
  public func clean() {
    storage.clean()
  }

  private func fetch(_ key: DIComponentInfo) -> Any? {
    if let kept = storage.fetch(key: key) {
      guard let weak = kept as? WeakReference else { return kept }
      if let object = weak.object { return object }
    }
    return parent?.fetch(key)
  }
}

extension DIScope: CustomStringConvertible {
  /// The scope as it is written in logs.
  public var description: String { "<Scope. name: \(name)>" }
}

extension DIScope: InstanceStore {
  /// Only where this scope's storage alone says what is kept, and it keeps all that it is given.
  package var instanceCache: InstanceCache? {
    guard policy == .strong, parent == nil else { return nil }
    return (storage as? DICacheStorage)?.instanceCache
  }

  package func fetch(_ component: Component) -> Any? {
    fetch(DIComponentInfo(component.info))
  }

  package func save(_ object: Any, for component: Component) {
    let key = DIComponentInfo(component.info)
    switch policy {
    case .strong:
      storage.save(object: object, by: key)
    case .weak:
      // A value can't be held weakly, so it is not kept.
      guard let reference = reference(in: object) else { return }
      storage.save(object: WeakReference(reference), by: key)
    }
  }
}

/// What a storage keeps for a scope that holds its objects weakly.
private final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
