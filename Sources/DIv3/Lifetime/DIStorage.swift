internal import DIEngine

/// Keeps the objects of a ``DIScope``.
///
/// A storage decides itself how long an object is kept: one that is not fetched is made again. It
/// is called from the threads that resolve.
///
/// - Since: 3.6
public protocol DIStorage {
  /// All objects that are kept.
  var any: [DIComponentInfo: Any] { get }

  /// The object that is kept for a component, or nil if one must be made.
  func fetch(key: DIComponentInfo) -> Any?

  /// Keeps an object of a component.
  func save(object: Any, by key: DIComponentInfo)

  /// Drops all objects.
  func clean()
}

/// Keeps every object until it is cleaned. Safe to use from any thread.
///
/// Requests read what it keeps for a ``DIScope`` without a lock, unless the scope holds it weakly or has a
/// parent.
///
/// - Since: 3.6
public final class DICacheStorage: DIStorage, @unchecked Sendable {
  private let mutex = Mutex()
  private var objects: [DIComponentInfo: Any] = [:]
  let instanceCache = InstanceCache()

  /// Makes an empty storage.
  ///
  /// - Since: 3.6
  public init() {}

  /// All objects that are kept. Costs a copy of the table if an object is kept or dropped meanwhile.
  public var any: [DIComponentInfo: Any] { mutex.locked { objects } }

  /// The object that is kept for a component, or nil. Takes a lock and looks it up once.
  public func fetch(key: DIComponentInfo) -> Any? {
    mutex.locked { objects[key] }
  }

  /// Keeps an object of a component, in place of an earlier one.
  public func save(object: Any, by key: DIComponentInfo) {
    // What is replaced is released without the lock: a deinit is the user's code.
    let replaced = mutex.locked { objects.updateValue(object, forKey: key) }
    if replaced != nil { instanceCache.withdraw() }
  }

  /// Drops all objects: the next request for each component makes another one.
  public func clean() {
    let dropped = mutex.locked { () -> [DIComponentInfo: Any] in
      defer { objects = [:] }
      return objects
    }
    instanceCache.withdraw()
    withExtendedLifetime(dropped) {}
  }
}

/// Keeps every object in several storages, and fetches from the first that has it.
///
/// - Since: 3.6
public final class DICompositeStorage: DIStorage {
  private let storages: [any DIStorage]

  /// Makes a storage of storages.
  ///
  /// - Parameter storages: Where objects are kept; earlier ones are asked first.
  /// - Since: 3.6
  public init(storages: [any DIStorage]) {
    self.storages = storages
  }

  /// All objects that any of the storages keeps; of those kept for one component, the one of the earliest
  /// storage. Its cost grows with all that they keep.
  public var any: [DIComponentInfo: Any] {
    storages.reversed().reduce(into: [:]) { all, storage in
      all.merge(storage.any) { _, earlier in earlier }
    }
  }

  /// The object of the first storage that keeps one for a component, or nil.
  public func fetch(key: DIComponentInfo) -> Any? {
    for storage in storages {
      if let object = storage.fetch(key: key) { return object }
    }
    return nil
  }

  /// Keeps an object of a component in each of the storages.
  public func save(object: Any, by key: DIComponentInfo) {
    for storage in storages { storage.save(object: object, by: key) }
  }

  /// Drops all objects of each of the storages.
  public func clean() {
    for storage in storages { storage.clean() }
  }
}
