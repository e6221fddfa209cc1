public import CDIEngine

/// The table of a scope: slots and boxed finished instances by key, read without a lock.
///
/// Readers see a table as it was published. One writer at a time adds to it or publishes a larger one;
/// smaller ones live as long as the scope because readers may still use them. The first lies in the scope's own memory.
@usableFromInline
struct InstanceTable {
  @usableFromInline
  struct Entry {
    /// The key, or 0 for an empty entry.
    @usableFromInline var key: UInt
    @usableFromInline var value: UnsafeMutableRawPointer?
  }

  @usableFromInline
  struct Header {
    @usableFromInline let mask: Int
    var count: Int
    /// The table that this one replaced.
    let smaller: UnsafeMutableRawPointer?
  }

  @usableFromInline let memory: UnsafeMutableRawPointer

  @inlinable
  init(_ memory: UnsafeMutableRawPointer) {
    self.memory = memory
  }

  static func byteCount(_ capacity: Int) -> Int {
    MemoryLayout<Header>.stride + capacity * MemoryLayout<Entry>.stride
  }

  init(capacity: Int, replacing smaller: UnsafeMutableRawPointer) {
    self.init(
      at: .allocate(byteCount: Self.byteCount(capacity), alignment: 16), capacity: capacity,
      replacing: smaller)
  }

  init(
    at memory: UnsafeMutableRawPointer, capacity: Int, replacing smaller: UnsafeMutableRawPointer?
  ) {
    precondition(capacity & (capacity - 1) == 0)
    self.memory = memory
    memory.bindMemory(to: Header.self, capacity: 1)
      .initialize(to: Header(mask: capacity - 1, count: 0, smaller: smaller))
    (memory + MemoryLayout<Header>.stride).bindMemory(to: Entry.self, capacity: capacity)
      .initialize(repeating: Entry(key: 0, value: nil), count: capacity)
  }

  /// Frees this table and those that it replaced, except the first one. Doesn't release the values.
  func deallocateAllButFirst() {
    var table = memory
    while let smaller = table.assumingMemoryBound(to: Header.self).pointee.smaller {
      table.deallocate()
      table = smaller
    }
  }

  @inlinable var mask: Int { memory.assumingMemoryBound(to: Header.self).pointee.mask }

  @inlinable var entries: UnsafeMutablePointer<Entry> {
    (memory + MemoryLayout<Header>.stride).assumingMemoryBound(to: Entry.self)
  }

  /// Returns the address of an entry's value, its second field.
  @inlinable
  @inline(__always)
  static func valuePlace(
    _ entry: UnsafeMutablePointer<Entry>
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (UnsafeMutableRawPointer(entry) + MemoryLayout<UInt>.stride)
      .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// Returns the value for a key, or nil.
  @inlinable
  @inline(__always)
  func find(_ key: UInt) -> UnsafeMutableRawPointer? {
    let mask = self.mask
    var index = TableHash.start(number: key) & mask
    while true {
      let entry = entries + index
      let found = di_load_word(UnsafeRawPointer(entry))
      if found == key { return di_load_acquire(Self.valuePlace(entry)) }
      if found == 0 { return nil }
      index = (index &+ 1) & mask
    }
  }

  /// Sets the value for a key.
  ///
  /// - Returns: The previous value and, if this table is full, a larger one to publish.
  func set(
    _ value: UnsafeMutableRawPointer?, for key: UInt
  ) -> (former: UnsafeMutableRawPointer?, larger: InstanceTable?) {
    var index = TableHash.start(number: key) & mask
    while entries[index].key != 0 {
      if entries[index].key == key {
        let place = Self.valuePlace(entries + index)
        let former = place.pointee
        di_store_release(place, value)
        return (former, nil)
      }
      index = (index &+ 1) & mask
    }
    let header = memory.assumingMemoryBound(to: Header.self)
    if (header.pointee.count + 1) * 4 > (mask + 1) * 3 {
      let larger = InstanceTable(capacity: (mask + 1) * 2, replacing: memory)
      for index in 0...mask where entries[index].key != 0 {
        _ = larger.set(entries[index].value, for: entries[index].key)
      }
      _ = larger.set(value, for: key)
      return (nil, larger)
    }
    countPlace.pointee += 1
    di_store_release(Self.valuePlace(entries + index), value)
    di_store_word(UnsafeMutableRawPointer(entries + index), key)
    return (nil, nil)
  }

  /// The header's field for the writer, accessed apart from the fields that readers read at the same
  /// time.
  private var countPlace: UnsafeMutablePointer<Int> {
    (memory + MemoryLayout<Header>.offset(of: \.count)!).assumingMemoryBound(to: Int.self)
  }

  /// Calls a closure with each key and the address of its value.
  func visit(_ body: (UInt, UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Void) {
    for index in 0...mask where entries[index].key != 0 {
      body(entries[index].key, Self.valuePlace(entries + index))
    }
  }
}

/// The number by which a scope's table finds a slot or an instance; never reused. The lowest bits hold
/// the kind.
@usableFromInline
package struct InstanceKey: Hashable, Sendable {
  @usableFromInline package let bits: UInt

  @usableFromInline
  package enum Kind: UInt, Sendable {
    /// A slot.
    case slot = 0
    /// A finished instance that lives as long as the scope.
    case permanent = 1
    /// A finished instance that may be dropped earlier.
    case cleanable = 2
  }

  @inlinable
  init(bits: UInt) { self.bits = bits }

  init(_ kind: Kind) {
    self.init(kind, di_next_number())
  }

  /// Creates the key of a number that nothing else has.
  init(_ kind: Kind, _ number: UInt64) {
    // A billion where words have 32 bits; elsewhere, numbers don't end within a lifetime.
    if UInt.bitWidth < 64 {
      precondition(number <= UInt.max >> 2, "The process has used up all numbers of instances.")
    }
    bits = UInt(number) << 2 | kind.rawValue
  }

  @inlinable package static var none: InstanceKey { InstanceKey(bits: 0) }

  @inlinable package var kind: Kind { Kind(rawValue: bits & 3).unsafelyUnwrapped }
}
