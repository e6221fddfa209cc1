public import CDIEngine

/// A view of a graph with objects of its own: those whose lifetime is a scope.
///
/// Every façade's container is a view of a scope.
@usableFromInline
package final class Scope: @unchecked Sendable {
  package let engine: Engine
  package let options: RequestOptions
  let registry: Registry
  /// What a nested request must ask to belong to the same resolution.
  let identity: UnsafeRawPointer
  @usableFromInline let tables: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  let places = Places()
  private let mutex = Mutex()
  private var slots: [Slot?] = []
  private var cleanable: [Slot] = []

  package init(_ engine: Engine, _ options: RequestOptions) {
    self.engine = engine
    self.options = options
    registry = engine.registry
    tables = engine.registry.tables
    // A scope can't refer to itself before it is made: the address of its places stands for it.
    switch options.joins {
    case .sameScope: identity = UnsafeRawPointer(Unmanaged.passUnretained(places).toOpaque())
    case .sameEngine: identity = UnsafeRawPointer(Unmanaged.passUnretained(engine).toOpaque())
    }
  }

  /// The slot that keeps this scope's object of a cell.
  func slot(for cell: Cell, _ lifetime: Lifetime) -> Slot {
    mutex.locked {
      let index = cell.scopeIndex!
      if index >= slots.count {
        slots += [Slot?](repeating: nil, count: index + 1 - slots.count)
      }
      if let slot = slots[index] { return slot }
      let slot = Slot(lifetime.strength)
      slots[index] = slot
      if lifetime.kept == .scopeUntilCleaned { cleanable.append(slot) }
      return slot
    }
  }

  /// Drops the objects that are kept until the scope is cleaned. Those that somebody still holds
  /// live on, but are not found any more.
  package func clean() {
    let slots = mutex.locked { cleanable }
    for slot in slots { slot.clean() }
  }

  /// A finished object of this scope, or nil.
  @inlinable
  func ready(_ index: Int) -> UnsafeMutableRawPointer? {
    placesOfScope.load(index)
  }

  @usableFromInline var placesOfScope: Places { places }
}

extension Scope {
  /// Memory in which finished objects are found by number. It grows without moving.
  @usableFromInline
  final class Places {
    /// Chunk `k` has 32 << k entries.
    @usableFromInline
    let chunks = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: chunkCount)
    @usableFromInline static var chunkCount: Int { 26 }

    init() {
      chunks.initialize(repeating: nil, count: Self.chunkCount)
    }

    deinit {
      for chunk in 0..<Self.chunkCount {
        guard let memory = chunks[chunk] else { continue }
        let entries = memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
        for offset in 0..<(32 << chunk) {
          if let box = entries[offset] { Unmanaged<AnyBox>.fromOpaque(box).release() }
        }
        entries.deallocate()
      }
      chunks.deallocate()
    }

    @inlinable
    static func position(_ index: Int) -> (chunk: Int, offset: Int) {
      let number = index &+ 32
      let chunk = 58 &- number.leadingZeroBitCount
      return (chunk, number &- (32 &<< chunk))
    }

    @inlinable
    func load(_ index: Int) -> UnsafeMutableRawPointer? {
      let (chunk, offset) = Self.position(index)
      guard let memory = di_load_acquire(chunks + chunk) else { return nil }
      return di_load_acquire(
        memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self) + offset)
    }

    /// The memory of an entry, made if it does not exist. One caller at a time.
    func entry(_ index: Int) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
      let (chunk, offset) = Self.position(index)
      if let memory = chunks[chunk] {
        return memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self) + offset
      }
      let entries = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(
        capacity: 32 << chunk)
      entries.initialize(repeating: nil, count: 32 << chunk)
      di_store_release(chunks + chunk, entries)
      return entries + offset
    }
  }
}

/// How requests on a scope behave where the generations differ.
package struct RequestOptions: Sendable {
  package enum Joins: Sendable {
    /// Requests on the same scope belong to one resolution.
    case sameScope
    /// Requests on any scope of the engine belong to one resolution.
    case sameEngine
  }

  /// What becomes of the objects that are made when the outermost request fails.
  package enum AfterFailure: Sendable {
    /// They get their injections and are kept.
    case finish
    /// None of them is kept.
    case withdraw
  }

  package var joins: Joins
  package var afterFailure: AfterFailure
  /// Whether the requested object stays excluded from its own many while injections run.
  package var rootStaysOpen: Bool

  package init(joins: Joins, afterFailure: AfterFailure, rootStaysOpen: Bool) {
    self.joins = joins
    self.afterFailure = afterFailure
    self.rootStaysOpen = rootStaysOpen
  }
}

/// A façade's container, seen as the view of a scope that it is.
@usableFromInline
package protocol ScopeView: AnyObject {
  init(viewing scope: Scope)
}
