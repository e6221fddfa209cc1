internal import DIEngine

/// Keeps the objects of a ``DIScope``.
///
/// A storage decides how long it keeps an object: if ``fetch(key:)`` returns nil, the next request
/// creates another one. It gets an object when that and all that it holds is complete, and nothing of what fails. Any
/// thread that resolves may call a storage.
///
/// ```swift
/// struct NoStorage: DIStorage {  // Each request creates an object.
///   var any: [DIComponentInfo: Any] { [:] }
///   func fetch(key: DIComponentInfo) -> Any? { nil }
///   func save(object: Any, by key: DIComponentInfo) {}
///   func clean() {}
/// }
/// let scope = DIScope(name: "none", storage: NoStorage())
/// ```
///
/// - Since: 3.6
public protocol DIStorage {
  /// All kept objects by component.
  ///
  /// - Since: 3.6
  var any: [DIComponentInfo: Any] { get }

  /// Returns the kept object of a component, or nil if the request must create one.
  ///
  /// - Parameter key: The component.
  /// - Returns: The object, or nil.
  /// - Since: 3.6
  func fetch(key: DIComponentInfo) -> Any?

  /// Keeps an object of a component.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The component.
  /// - Since: 3.6
  func save(object: Any, by key: DIComponentInfo)

  /// Drops all objects.
  ///
  /// - Since: 3.6
  func clean()
}

/// Keeps every object until ``clean()``. Any thread may use it.
///
/// Requests read the objects of a ``DIScope`` from this storage without a lock, unless the scope is weak
/// or has a parent.
///
/// - Since: 3.6
public final class DICacheStorage: DIStorage, Sendable {
  private let objects = Guarded<[DIComponentInfo: Any]>([:])
  let instanceCache = InstanceCache()

  /// Creates an empty storage.
  ///
  /// - Since: 3.6
  public init() {}

  /// All kept objects by component.
  ///
  /// - Complexity: O(1) under a lock; if the storage changes while the result is in use, O(*n*) for a copy.
  /// - Since: 3.6
  public var any: [DIComponentInfo: Any] { objects.value }

  /// Returns the kept object of a component, or nil.
  ///
  /// - Parameter key: The component.
  /// - Returns: The object, or nil if none is kept.
  /// - Complexity: O(1), under a lock.
  /// - Since: 3.6
  public func fetch(key: DIComponentInfo) -> Any? {
    objects.locked { $0[key] }
  }

  /// Keeps an object of a component and replaces an earlier one.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The component.
  /// - Complexity: O(1), under a lock.
  /// - Since: 3.6
  public func save(object: Any, by key: DIComponentInfo) {
    // The replaced object is released outside of the lock: its deinit is user code.
    let replaced = objects.locked { $0.updateValue(object, forKey: key) }
    if replaced != nil { instanceCache.withdraw() }
  }

  /// Drops all objects: the next request for each component creates another one.
  ///
  /// - Complexity: O(*n*) in the number of kept objects.
  /// - Since: 3.6
  public func clean() {
    let dropped = objects.locked { objects -> [DIComponentInfo: Any] in
      defer { objects = [:] }
      return objects
    }
    instanceCache.withdraw()
    withExtendedLifetime(dropped) {}
  }
}

/// Keeps every object in several storages, and fetches it from the first one that has it.
///
/// ```swift
/// let storage = DICompositeStorage(storages: [DICacheStorage(), diskStorage])
/// ```
///
/// - Since: 3.6
public final class DICompositeStorage: DIStorage {
  private let storages: [any DIStorage]

  /// Creates a storage from several storages.
  ///
  /// - Parameter storages: The storages; ``fetch(key:)`` asks earlier ones first.
  /// - Since: 3.6
  public init(storages: [any DIStorage]) {
    self.storages = storages
  }

  /// All objects that any of the storages keeps; where several keep one of the same component, the object
  /// of the earliest storage.
  ///
  /// - Complexity: O(*n*) in the number of objects in all storages.
  /// - Since: 3.6
  public var any: [DIComponentInfo: Any] {
    storages.reversed().reduce(into: [:]) { all, storage in
      all.merge(storage.any) { _, earlier in earlier }
    }
  }

  /// Returns the object of the first storage that keeps one of a component, or nil.
  ///
  /// - Parameter key: The component.
  /// - Returns: The object, or nil if no storage keeps one.
  /// - Complexity: One fetch for each storage up to the first that keeps an object.
  /// - Since: 3.6
  public func fetch(key: DIComponentInfo) -> Any? {
    for storage in storages {
      if let object = storage.fetch(key: key) { return object }
    }
    return nil
  }

  /// Keeps an object of a component in every storage.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The component.
  /// - Since: 3.6
  public func save(object: Any, by key: DIComponentInfo) {
    for storage in storages { storage.save(object: object, by: key) }
  }

  /// Drops all objects of every storage.
  ///
  /// - Since: 3.6
  public func clean() {
    for storage in storages { storage.clean() }
  }
}
