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
    try lock.withLock {
      guard let item = items[Key(type: ObjectIdentifier(Object.self), name: name)] else {
        throw Mistake.unknown(Object.self)
      }
      guard let object = try object(of: item, Object.self) as? Object else {
        throw Mistake.isNo(Object.self)
      }
      return object
    }
  }

  /// Stores a shared object before its injections run, so that cycles can close.
  private func object(of item: Item, _ type: Any.Type) throws -> Any {
    if let kept = item.kept { return kept }
    if item.isBeingMade { throw Mistake.needsItself(type) }
    item.isBeingMade = true
    defer { item.isBeingMade = false }
    let made = try item.make(self)
    if item.isKept { item.kept = made }
    do {
      for step in item.prepare { try step(made, self) }
    } catch {
      item.kept = nil
      throw error
    }
    return made
  }
}
