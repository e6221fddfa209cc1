package import DIEngine

/// A custom lifetime: its objects live as long as a storage keeps them.
///
/// ```swift
/// let session = DIScope(name: "session", storage: DICacheStorage())
/// container.register(Basket.init).lifetime(.custom(session))
/// session.clean()  // The next request creates a new basket.
/// ```
///
/// - Since: 3.6
public final class DIScope: @unchecked Sendable {
  /// The name of the scope in logs.
  ///
  /// - Since: 3.6
  public let name: String
  private let storage: any DIStorage
  let policy: DILifeTime.ReferenceCounting
  private let parent: DIScope?
  package let slots = SharedSlots()

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - name: The name of the scope in logs.
  ///   - storage: Keeps the scope's objects. Any thread that resolves may call it.
  ///   - policy: Whether the storage holds the objects strongly. If weakly, an object lives as long as
  ///     other code holds it.
  ///   - parent: A scope whose objects this one finds, too. Objects that are created through this scope
  ///     are kept in this scope only.
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

  deinit {
    for component in slots.endList.clear() { report(.unended(component)) }
  }

  /// Drops the objects of this scope; those of its parent stay.
  ///
  /// A request that runs meanwhile goes on with the objects that it has created itself, and with weak ones that it has
  /// received: its object graph has one of each.
  ///
  /// - Since: 3.6
  public func clean() {
    // A test cleans what its own container keeps.
    let twin = Isolation.current?.knownTwin(of: self) as? DIScope
    (twin ?? self).storage.clean()
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
  /// The scope as logs show it.
  ///
  /// - Since: 3.6
  public var description: String { "<Scope. name: \(name)>" }
}

extension DIScope: InstanceStore {
  /// Non-nil only if this scope's storage alone decides which objects are kept, and keeps all of them.
  package var instanceCache: InstanceCache? {
    guard policy == .strong, parent == nil else { return nil }
    return (storage as? DICacheStorage)?.instanceCache
  }

  package var parentStore: (any InstanceStore)? { parent }

  package func twin(below parent: (any InstanceStore)?) -> any InstanceStore {
    DIScope(name: name, storage: DICacheStorage(), policy: policy, parent: parent as? DIScope)
  }

  package func fetch(_ component: ComponentInfo) -> Any? {
    fetch(DIComponentInfo(component))
  }

  package func save(_ object: Any, for component: ComponentInfo) {
    let key = DIComponentInfo(component)
    switch policy {
    case .strong:
      storage.save(object: object, by: key)
    case .weak:
      // A value type can't be held weakly, so it is not kept.
      guard let reference = reference(in: object) else { return }
      storage.save(object: WeakReference(reference), by: key)
    }
  }
}

/// The stored value of an object that a scope holds weakly.
private final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
