import Foundation

/// A small container for a small app: closures by type, shared or transient objects, and one lock for
/// all operations.
final class Satchel {
  enum Mistake: Error {
    case unknown(Any.Type)
    case needsItself(Any.Type)
    case isNo(Any.Type)
  }

  /// A registered closure, shared by all types under which it is registered.
  final class Item {
    let isKept: Bool
    let make: (Satchel) throws -> Any
    var prepare: [(Any, Satchel) throws -> Void] = []
    fileprivate var kept: Any?
    fileprivate var isBeingMade = false

    fileprivate init(isKept: Bool, make: @escaping (Satchel) throws -> Any) {
      self.isKept = isKept
      self.make = make
    }
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }

  private let lock = NSRecursiveLock()
  private var depth = 0
  /// What the current request has made.
  private var made: [Item] = []
  private var items: [Key: Item] = [:]

  /// Registers a closure. A later registration of the same type and name replaces an earlier one.
  @discardableResult
  func put<Object>(
    _: Object.Type, names: [String] = [], isKept: Bool,
    make: @escaping (Satchel) throws -> Object
  ) -> Item {
    let item = Item(isKept: isKept, make: make)
    show(item, as: Object.self, names: names)
    return item
  }

  /// Registers an item under another type.
  func show(_ item: Item, as type: Any.Type, names: [String]) {
    lock.withLock {
      for name in [nil] + names.map(Optional.some) {
        items[Key(type: ObjectIdentifier(type), name: name)] = item
      }
    }
  }

  func take<Object>(_: Object.Type = Object.self, name: String? = nil) throws -> Object {
    try request {
      guard let item = items[Key(type: ObjectIdentifier(Object.self), name: name)] else {
        throw Mistake.unknown(Object.self)
      }
      guard let object = try object(of: item, Object.self) as? Object else {
        throw Mistake.isNo(Object.self)
      }
      return object
    }
  }

  private func request<Result>(_ work: () throws -> Result) throws -> Result {
    try lock.withLock {
      depth += 1
      defer {
        depth -= 1
        if depth == 0 { made = [] }
      }
      do {
        return try work()
      } catch {
        // What failed may be part of anything that the request has made.
        if depth == 1 { for item in made { item.kept = nil } }
        throw error
      }
    }
  }

  /// Stores a shared object before its injections run, so that cycles can close.
  private func object(of item: Item, _ type: Any.Type) throws -> Any {
    if let kept = item.kept { return kept }
    if item.isBeingMade { throw Mistake.needsItself(type) }
    item.isBeingMade = true
    defer { item.isBeingMade = false }
    let object = try item.make(self)
    made.append(item)
    if item.isKept { item.kept = object }
    do {
      for step in item.prepare { try step(object, self) }
    } catch {
      item.kept = nil
      throw error
    }
    return object
  }
}
