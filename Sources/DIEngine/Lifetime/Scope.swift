internal import CDIEngine

/// A view of a graph with objects of its own: those whose lifetime is a scope.
///
/// Every façade's container is a view of a scope.
@usableFromInline
package final class Scope: @unchecked Sendable {
  package let engine: Engine
  package let options: RequestOptions
  /// The scope of the engine's parent that objects made of nothing but the parent's are kept in.
  let parent: Scope?
  let registry: Registry
  /// What a nested request must ask to belong to the same resolution.
  let identity: UnsafeRawPointer
  @usableFromInline let tables: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  @usableFromInline let places = Places()
  private let mutex = Mutex()
  private var slots: [Slot?] = []
  private var cleanable: [Slot] = []
  private var handedIn: [Int: HandedInObjects] = [:]
  private weak var owner: ScopeOwnership?
  /// Whether there were owners, and are none any more.
  private var isAbandoned = false
  /// Whether objects that the scope keeps may hold delayed requests, and these the scope.
  private var mayHoldItself = false
  /// Whether both are so, read without the lock.
  private let loose = Flag()

  package init(_ engine: Engine, _ options: RequestOptions, parent: Scope? = nil) {
    self.engine = engine
    self.options = options
    self.parent = parent
    registry = engine.registry
    tables = engine.registry.tables
    // A scope can't refer to itself before it is made: the address of its places stands for it.
    switch options.joins {
    case .sameScope: identity = UnsafeRawPointer(Unmanaged.passUnretained(places).toOpaque())
    case .sameEngine: identity = UnsafeRawPointer(Unmanaged.passUnretained(engine).toOpaque())
    }
  }

  /// This scope, or the parent of it that belongs to a registry.
  func keeping(for home: Registry?) -> Scope {
    guard let home, home !== registry, let parent else { return self }
    return parent.keeping(for: home)
  }

  /// The slot that keeps this scope's object of a cell. It lives as long as the scope.
  func heldSlot(for cell: Cell, _ lifetime: Lifetime) -> Unmanaged<Slot> {
    mutex.locked {
      let index = cell.scopeIndex!
      if index >= slots.count {
        slots += [Slot?](repeating: nil, count: index + 1 - slots.count)
      }
      if let slot = slots[index] { return .passUnretained(slot) }
      let isCleanable = lifetime.kept == .scopeUntilCleaned
      let slot = Slot(isCleanable && isLoose ? .weak : lifetime.strength)
      slots[index] = slot
      if isCleanable { cleanable.append(slot) }
      return .passUnretained(slot)
    }
  }

  /// What was handed to this scope as an object of a cell.
  func handedInObjects(of cell: Cell) -> HandedInObjects {
    mutex.locked {
      let index = cell.scopeIndex!
      if let objects = handedIn[index] { return objects }
      let objects = HandedInObjects()
      handedIn[index] = objects
      return objects
    }
  }

  /// Drops the objects that are kept until the scope is cleaned. Those that somebody still holds
  /// live on, but are not found any more.
  package func clean() {
    let slots = mutex.locked { cleanable }
    for slot in slots { slot.clean() }
  }

  /// Those who hold the scope from outside, if there are any.
  package var ownership: ScopeOwnership? { mutex.locked { owner } }

  func own(_ ownership: ScopeOwnership) {
    mutex.locked { owner = ownership }
  }

  /// Nobody holds the scope from outside any more.
  func abandon() {
    noting { isAbandoned = true }
  }

  /// Notes that an object which this scope or a parent of it may come to keep holds a delayed request.
  func noteDelayed() {
    noting { mayHoldItself = true }
    parent?.noteDelayed()
  }

  /// Whether the scope holds what it keeps until it is cleaned no longer than others do, since it
  /// would keep itself.
  var isLoose: Bool { loose.isSet }

  /// Notes something that may be the last reason to hold objects no longer.
  private func noting(_ note: () -> Void) {
    let slots = mutex.locked {
      note()
      guard isAbandoned, mayHoldItself, !isLoose else { return [Slot]() }
      loose.isSet = true
      return cleanable
    }
    for slot in slots { slot.loosen() }
  }

  /// A finished object of this scope, or nil.
  @inlinable
  func ready(_ index: Int) -> UnsafeMutableRawPointer? {
    places.load(index)
  }
}
