public import CDIEngine

/// The place at which a plan reads a cached finished instance, boxed as the plan's type.
///
/// A single word, so that a request needs only one test to decide whether it can read the cache.
@usableFromInline
package struct ReadPlace: Equatable {
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

  @inlinable package static var none: ReadPlace { ReadPlace(bits: 0) }

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
