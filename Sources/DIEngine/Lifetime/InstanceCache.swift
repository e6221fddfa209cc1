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

  /// Returns the boxed finished instance for a request on a scope, or nil.
  ///
  /// Call it in a reading only: other threads may drop the instance.
  @inlinable
  @inline(__always)
  func find(_ scope: Scope) -> UnsafeMutableRawPointer? {
    // Compares bits: the compiler turns a switch over the kinds into a jump table.
    guard bits & 3 == 0 else { return scope.findFinished(self) }
    return UnsafePointer<UnsafeMutableRawPointer?>(bitPattern: bits).flatMap(di_load_acquire)
  }

  /// Returns the finished instance for a request on a scope, or nil.
  @inlinable
  package func load<Value>(_ scope: Scope, _ type: Value.Type) -> Value? {
    guard self != .none else { return nil }
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return find(scope).map { AnyBox.value(in: $0, as: type) }
  }

  /// Initializes memory with the finished instance for the current request.
  ///
  /// - Returns: False if there is none.
  package func copy(to memory: UnsafeMutableRawPointer, _ context: ResolutionContext) -> Bool {
    if let place = self.memory {
      // The plan of the request keeps the instance.
      guard let box = di_load_acquire(place) else { return false }
      Unowned<AnyBox>(address: box).with { $0.copy(to: memory) }
      return true
    }
    guard self != .none else { return false }
    let reader = di_begin_reading(context.state)
    defer { di_end_reading(reader) }
    let found = context.resolution.pointee.scope.with(find)
    guard let box = found else { return false }
    Unowned<AnyBox>(address: box).with { $0.copy(to: memory) }
    return true
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
      di_store_release(memory, Unowned.retaining(box).address)
    }
  }

  /// Withdraws all instances from readers, and releases them when no reader uses them any more.
  package func withdraw() {
    let boxes = state.locked { state in
      state.withdrawals += 1
      defer { state.filled = [] }
      return state.filled.compactMap { place in
        di_exchange(place, nil).map { Unowned<AnyBox>(address: $0).take() }
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
  /// Whether there is a finished instance at a place. The next moment it may be gone, unless it is permanent.
  func hasFinished(_ place: CachedInstance) -> Bool {
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return place.find(self) != nil
  }
}
