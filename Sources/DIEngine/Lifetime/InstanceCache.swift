public import CDIEngine

/// Where a plan finds a finished object that is kept, as a box of the plan's type.
///
/// One word, so that a request needs one test to tell whether it may read at once.
@usableFromInline
package struct CachedInstance: Equatable {
  /// An address that is a multiple of four, or a key; the lowest two bits tell.
  @usableFromInline let bits: UInt

  @usableFromInline
  enum Kind: UInt {
    /// Memory of a cell plan, whose object stays; or no place at all.
    case memory = 0
    /// An entry of the scope, whose object stays as long as the scope.
    case permanent = 1
    /// An entry of the scope, whose object may be dropped before.
    case cleanable = 2
    /// Memory of a cell plan, whose object may be dropped: it belongs to a keeper.
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

  /// An entry of the scope that a request is made on.
  init(_ key: InstanceKey) {
    precondition(key.kind != .slot, "A slot is not a finished object.")
    bits = key.bits
  }

  @inlinable
  @inline(__always)
  var kind: Kind { Kind(rawValue: bits & 3).unsafelyUnwrapped }

  /// The address of an object that stays.
  @inlinable
  @inline(__always)
  var memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    bits & 3 == 0 ? UnsafeMutablePointer(bitPattern: bits) : nil
  }

  /// The address of an object of a keeper.
  @inlinable
  @inline(__always)
  var storeMemory: UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    kind == .storeMemory ? UnsafeMutablePointer(bitPattern: bits & ~3) : nil
  }

  /// The key of an entry of the scope.
  var key: InstanceKey? {
    kind == .permanent || kind == .cleanable ? InstanceKey(bits: bits) : nil
  }

  /// Initializes memory with the finished object for the running request, if there is one.
  func copy(to memory: UnsafeMutableRawPointer, _ context: ResolutionContext) -> Bool {
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

  /// The finished object for a request on a scope, or nil.
  @inlinable
  package func load<Value>(_ scope: Scope, _ type: Value.Type) -> Value? {
    // Compared as numbers: a switch over the kinds becomes a table of jumps.
    guard bits & 3 == 0 else {
      return bits & 1 == 0 ? scope.cleanable(self, type) : scope.keptOtherwise(self, type)
    }
    guard let memory = UnsafeMutablePointer<UnsafeMutableRawPointer?>(bitPattern: bits),
      let box = di_load_acquire(memory)
    else { return nil }
    return AnyBox.value(in: box, as: type)
  }
}

/// Where readers find the finished objects of one keeper without asking it: memory of cell plans.
///
/// Only for keepers that always give the object they were given last. Such a keeper withdraws after it
/// has dropped or replaced an object, before it returns.
package final class InstanceCache: @unchecked Sendable {
  private let mutex = Mutex()
  private var filled: Set<UnsafeMutablePointer<UnsafeMutableRawPointer?>> = []
  private var withdrawals = 0

  package init() {}

  /// How often objects were withdrawn; read before the keeper is asked, so that `publish` can tell whether
  /// it may still be what the keeper gave.
  var version: Int { mutex.locked { withdrawals } }

  /// Lets readers find an object, unless objects were withdrawn since `version`.
  ///
  /// - Parameter original: a place that shows the same object as another type, if it is the keeper's at all.
  func publish(
    _ box: AnyBox, at place: CachedInstance, _ version: Int, besides original: CachedInstance? = nil
  ) {
    guard let memory = place.storeMemory else { return }
    mutex.locked {
      guard version == withdrawals, memory.pointee == nil else { return }
      if let original, original.storeMemory?.pointee == nil { return }
      filled.insert(memory)
      di_store_release(memory, Unmanaged.passRetained(box).toOpaque())
    }
  }

  /// Lets readers find none of the objects any more, and lets go of them once nobody reads them.
  package func withdraw() {
    let boxes = mutex.locked {
      withdrawals += 1
      defer { filled = [] }
      return filled.compactMap { place in
        di_exchange(place, nil).map { Unmanaged<AnyBox>.fromOpaque($0).takeRetainedValue() }
      }
    }
    guard !boxes.isEmpty else { return }
    di_wait_for_readers()
    // Released here, without the lock: a deinit is user code.
    withExtendedLifetime(boxes) {}
  }

  /// Forgets places whose memory is about to go.
  func forget(_ memory: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]) {
    mutex.locked { filled.subtract(memory) }
  }
}

extension Scope {
  /// A finished object that the scope keeps until it is cleaned, read without a lock; nil if there is none, or if
  /// it is only to be found by a request.
  @inlinable
  func cleanable<Value>(_ place: CachedInstance, _ type: Value.Type) -> Value? {
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return findCleanable(place).map { AnyBox.value(in: $0, as: type) }
  }

  /// A finished object that the scope keeps as long as it lives, or that a keeper keeps, read without a lock.
  @inlinable
  func keptOtherwise<Value>(_ place: CachedInstance, _ type: Value.Type) -> Value? {
    guard let memory = place.storeMemory else {
      return table.find(place.bits).map { AnyBox.value(in: $0, as: type) }
    }
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return di_load_acquire(memory).map { AnyBox.value(in: $0, as: type) }
  }

  /// Initializes memory with a finished object that the scope or a keeper keeps, read without a lock.
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

  /// A finished object that may be dropped at any time, to be used while the thread reads.
  @inlinable
  @inline(__always)
  func findCleanable(_ place: CachedInstance) -> UnsafeMutableRawPointer? {
    guard let box = table.find(place.bits) else { return nil }
    return box == Self.above ? findAbove(place) : box
  }

  /// A finished object that a scope above keeps, to be used while the thread reads.
  @usableFromInline
  func findAbove(_ place: CachedInstance) -> UnsafeMutableRawPointer? {
    guard isAboveCurrent, let parent, let box = parent.table.find(place.bits) else { return nil }
    return box == Self.above ? parent.findAbove(place) : box
  }
}
