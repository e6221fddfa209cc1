public import CDIEngine

/// The place at which a plan reads a cached finished instance, boxed as the plan's type.
///
/// A single word, so that a request needs only one test to decide whether it can read the cache.
@usableFromInline
package struct CachedInstance: Equatable {
  /// An address that is a multiple of four, or a key; the lowest two bits hold the kind.
  @usableFromInline let bits: UInt

  @usableFromInline
  enum Kind: UInt {
    /// Memory of a component plan with a permanent instance; or no place at all.
    case memory = 0
    /// An entry of the scope's table with an instance that lives as long as the scope.
    case permanent = 1
    /// An entry of the scope's table with an instance that may be dropped earlier.
    case cleanable = 2
    /// Memory of a component plan with an instance that may be dropped: it belongs to an instance
    /// store.
    case storeMemory = 3
  }

  @inlinable
  init(bits: UInt) { self.bits = bits }

  @inlinable package static var none: CachedInstance { CachedInstance(bits: 0) }

  init(memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
    bits = UInt(bitPattern: memory)
  }

  init(storeMemory memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
    bits = UInt(bitPattern: memory) | Kind.storeMemory.rawValue
  }

  /// Creates the place of an entry in the table of the requested scope.
  init(_ key: InstanceKey) {
    precondition(key.kind != .slot, "A slot is not a finished object.")
    bits = key.bits
  }

  @inlinable
  @inline(__always)
  var kind: Kind { Kind(rawValue: bits & 3).unsafelyUnwrapped }

  /// The address for a permanent instance.
  @inlinable
  @inline(__always)
  var memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    bits & 3 == 0 ? UnsafeMutablePointer(bitPattern: bits) : nil
  }

  /// The address for an instance of an instance store.
  @inlinable
  @inline(__always)
  var storeMemory: UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    kind == .storeMemory ? UnsafeMutablePointer(bitPattern: bits & ~3) : nil
  }

  /// The key of an entry in a scope's table.
  var key: InstanceKey? {
    kind == .permanent || kind == .cleanable ? InstanceKey(bits: bits) : nil
  }

  /// Initializes memory with the finished instance for the current request.
  ///
  /// - Returns: False if there is none.
  package func copy(to memory: UnsafeMutableRawPointer, _ context: ResolutionContext) -> Bool {
    if let place = self.memory {
      guard let box = di_load_acquire(place) else { return false }
      Unmanaged<AnyBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.copy(to: memory) }
      return true
    }
    guard self != .none else { return false }
    return context.resolution.pointee.scope._withUnsafeGuaranteedRef {
      $0.copyFinished(self, to: memory, context)
    }
  }

  /// Returns the finished instance for a request on a scope, or nil.
  @inlinable
  package func load<Value>(_ scope: Scope, _ type: Value.Type) -> Value? {
    // Compares bits: the compiler turns a switch over the kinds into a jump table.
    guard bits & 3 == 0 else {
      return bits & 1 == 0 ? scope.cleanable(self, type) : scope.keptOtherwise(self, type)
    }
    guard let memory = UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: bits),
      let box = di_load_acquire(memory)
    else { return nil }
    return AnyBox.value(in: box, as: type)
  }
}

/// The places at which readers find the finished instances of one instance store without calling it:
/// memory of component plans.
///
/// Only for stores that always return the instance saved last. After such a store has dropped or
/// replaced an instance, it must call `withdraw()` before it returns.
package final class InstanceCache: Sendable {
  private struct State {
    var filled: Set<UnsafeMutablePointer<UnsafeMutableRawPointer?>> = []
    var withdrawals = 0
  }

  private let state = Guarded(State())

  package init() {}

  /// The number of withdrawals. Read it before calling the store, so that `publish` can detect whether
  /// the instance may be outdated.
  package var version: Int { state.locked { $0.withdrawals } }

  /// Publishes an instance to readers, unless instances were withdrawn since `version`.
  ///
  /// - Parameter original: A place with the same instance as another type, if the instance is the
  ///   store's at all.
  package func publish(
    _ box: AnyBox, at place: CachedInstance, _ version: Int, besides original: CachedInstance? = nil
  ) {
    guard let memory = place.storeMemory else { return }
    state.locked { state in
      guard version == state.withdrawals, memory.pointee == nil else { return }
      if let original, original.storeMemory?.pointee == nil { return }
      state.filled.insert(memory)
      di_store_release(memory, Unmanaged.passRetained(box).toOpaque())
    }
  }

  /// Withdraws all instances from readers, and releases them when no reader uses them any more.
  package func withdraw() {
    let boxes = state.locked { state in
      state.withdrawals += 1
      defer { state.filled = [] }
      return state.filled.compactMap { place in
        di_exchange(place, nil).map { Unmanaged<AnyBox>.fromOpaque($0).takeRetainedValue() }
      }
    }
    guard !boxes.isEmpty else { return }
    di_wait_for_readers()
    // Released outside the lock: a deinit is user code.
    withExtendedLifetime(boxes) {}
  }

  /// Removes places whose memory is about to be freed.
  func forget(_ memory: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]) {
    state.locked { $0.filled.subtract(memory) }
  }
}

extension Scope {
  /// Returns a finished instance that the scope keeps until it is cleaned, read without a lock; nil if
  /// there is none, or if only a request can find it.
  @inlinable
  func cleanable<Value>(_ place: CachedInstance, _ type: Value.Type) -> Value? {
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return findCleanable(place).map { AnyBox.value(in: $0, as: type) }
  }

  /// Returns a finished instance that the scope keeps for its whole life, or that an instance store
  /// keeps, read without a lock.
  @inlinable
  func keptOtherwise<Value>(_ place: CachedInstance, _ type: Value.Type) -> Value? {
    guard let memory = place.storeMemory else {
      return table.find(place.bits).map { AnyBox.value(in: $0, as: type) }
    }
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return di_load_acquire(memory).map { AnyBox.value(in: $0, as: type) }
  }

  /// Initializes memory with a finished instance of the scope or an instance store, read without a
  /// lock.
  func copyFinished(
    _ place: CachedInstance, to memory: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) -> Bool {
    if place.kind == .permanent {
      guard let box = table.find(place.bits) else { return false }
      Unmanaged<AnyBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.copy(to: memory) }
      return true
    }
    let reader = di_begin_reading(context.state)
    defer { di_end_reading(reader) }
    let found: UnsafeMutableRawPointer?
    if let memory = place.storeMemory {
      found = di_load_acquire(memory)
    } else {
      found = findCleanable(place)
    }
    guard let box = found else { return false }
    Unmanaged<AnyBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.copy(to: memory) }
    return true
  }

  /// Whether there is a finished instance at a place. The next moment it may be gone, unless it is permanent.
  func hasFinished(_ place: CachedInstance) -> Bool {
    switch place.kind {
    case .memory: return place.memory.map { di_load_acquire($0) != nil } ?? false
    case .permanent: return table.find(place.bits) != nil
    case .storeMemory: return place.storeMemory.map { di_load_acquire($0) != nil } ?? false
    case .cleanable:
      let reader = di_begin_reading(ResolutionContext.current.state)
      defer { di_end_reading(reader) }
      return findCleanable(place) != nil
    }
  }

  /// Returns a finished instance that may be dropped at any time. Use it only inside the thread's read
  /// section.
  @inlinable
  @inline(__always)
  func findCleanable(_ place: CachedInstance) -> UnsafeMutableRawPointer? {
    guard let box = table.find(place.bits) else { return nil }
    return box == Self.above ? findAbove(place) : box
  }

  /// Returns a finished instance that an ancestor of the scope keeps. Use it only inside the thread's
  /// read section.
  @usableFromInline
  func findAbove(_ place: CachedInstance) -> UnsafeMutableRawPointer? {
    guard isAboveCurrent, let parent, let box = parent.table.find(place.bits) else { return nil }
    return box == Self.above ? parent.findAbove(place) : box
  }
}
