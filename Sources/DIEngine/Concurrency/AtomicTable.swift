internal import CDIEngine

/// A key of an `AtomicTable`: plain memory.
protocol TableKey: Equatable, BitwiseCopyable {
  /// Where the search for the key begins, to be masked by the capacity of the table, a power of two, less one.
  var start: Int { get }
}

/// A table that threads read without a lock: addresses or other words that aren't 0, by key.
///
/// Collisions go to the next entry (open addressing). One writer at a time, under the owner's lock, adds entries; an
/// entry exists once it has a value, which is stored last. A full table is replaced by a larger copy. Readers
/// may still use the smaller ones, so they live as long as the whole table, and take less memory than the last one.
/// An entry is never removed: its value can only be replaced.
struct AtomicTable<Key: TableKey> {
  struct Entry {
    var value: UnsafeMutableRawPointer?
    var key: Key
  }

  struct Header {
    let mask: Int
    /// The number of entries, which only writers use.
    var count: Int
    /// The table that this one replaced.
    let smaller: UnsafeMutablePointer<Header>?
  }

  /// The alignment of a table: an entry may be aligned more strictly than a word, as a 64-bit key is where a word has 32.
  static var alignment: Int {
    max(MemoryLayout<Header>.alignment, MemoryLayout<Entry>.alignment)
  }

  /// Where the entries of a table begin.
  static var entriesOffset: Int {
    (MemoryLayout<Header>.stride + alignment - 1) & ~(alignment - 1)
  }

  /// The word with the address of the current table.
  private let current: AtomicWord

  /// - Parameter word: A word of the owner's, with the address of a first table (`makeFirst(capacity:)`).
  @inline(__always)
  init(at word: AtomicWord) { current = word }

  /// Creates the first table.
  ///
  /// - Parameter capacity: A power of two.
  /// - Returns: Its address.
  static func makeFirst(capacity: Int) -> UInt {
    UInt(bitPattern: makeTable(capacity, replacing: nil))
  }

  private static func makeTable(
    _ capacity: Int, replacing smaller: UnsafeMutablePointer<Header>?
  ) -> UnsafeMutablePointer<Header> {
    precondition(capacity & (capacity - 1) == 0)
    let bytes = entriesOffset + capacity * MemoryLayout<Entry>.stride
    let memory = di_allocate(UInt(bytes), UInt(alignment)).unsafelyUnwrapped
    let header = memory.bindMemory(to: Header.self, capacity: 1)
    header.initialize(to: Header(mask: capacity - 1, count: 0, smaller: smaller))
    // A key has any value until its entry has one.
    let entries = (memory + entriesOffset).bindMemory(to: Entry.self, capacity: capacity)
    for index in 0..<capacity {
      UnsafeMutableRawPointer(entries + index).initializeMemory(as: UInt.self, to: 0)
    }
    return header
  }

  /// Frees the memory of the table.
  func deallocate() {
    var next: UnsafeMutablePointer<Header>? = header
    while let table = next {
      next = table.pointee.smaller
      di_free(table)
    }
  }

  @inline(__always)
  var header: UnsafeMutablePointer<Header> {
    UnsafeMutablePointer(bitPattern: current.load()).unsafelyUnwrapped
  }

  @inline(__always)
  static func entries(_ table: UnsafeMutablePointer<Header>) -> UnsafeMutablePointer<Entry> {
    (UnsafeMutableRawPointer(table) + entriesOffset).assumingMemoryBound(to: Entry.self)
  }

  /// The word with an entry's value, its first field.
  @inline(__always)
  private static func valueWord(_ entry: UnsafeMutablePointer<Entry>) -> AtomicWord {
    AtomicWord(at: entry)
  }

  /// Returns the value for a key, or nil.
  @inline(__always)
  func find(_ key: Key) -> UnsafeMutableRawPointer? { Self.entry(for: key, in: header).value }

  /// Returns the entry with a key and its value, or the empty one where it belongs.
  @inline(__always)
  static func entry(
    for key: Key, in table: UnsafeMutablePointer<Header>
  ) -> (entry: UnsafeMutablePointer<Entry>, value: UnsafeMutableRawPointer?) {
    let mask = table.pointee.mask
    var index = key.start & mask
    while true {
      let entry = entries(table) + index
      let value = UnsafeMutableRawPointer(bitPattern: valueWord(entry).load())
      if value == nil || entry.pointee.key == key { return (entry, value) }
      index = (index &+ 1) & mask
    }
  }

  /// Adds or replaces the value for a key. One caller at a time.
  ///
  /// - Parameter expected: The number of entries that may come.
  func set(_ value: UnsafeMutableRawPointer, for key: Key, expecting expected: Int = 0) {
    var table = header
    var (entry, former) = Self.entry(for: key, in: table)
    if former != nil { return Self.valueWord(entry).store(UInt(bitPattern: value)) }
    let capacity = table.pointee.mask + 1
    if (table.pointee.count + 1) * 4 > capacity * 3 {
      // Up to eight times as large if so many entries may come: all smaller tables stay in memory.
      var newCapacity = capacity * 2
      while newCapacity < capacity * 8, newCapacity * 3 < expected * 4 { newCapacity *= 2 }
      let larger = Self.makeTable(newCapacity, replacing: table)
      visit { Self.add($1, for: $0, at: Self.entry(for: $0, in: larger).entry, in: larger) }
      current.store(UInt(bitPattern: larger))
      table = larger
      entry = Self.entry(for: key, in: larger).entry
    }
    Self.add(value, for: key, at: entry, in: table)
  }

  private static func add(
    _ value: UnsafeMutableRawPointer, for key: Key, at entry: UnsafeMutablePointer<Entry>,
    in table: UnsafeMutablePointer<Header>
  ) {
    // Apart from the fields that readers read at the same time.
    table.pointer(to: \.count)!.pointee += 1
    entry.pointee.key = key
    valueWord(entry).store(UInt(bitPattern: value))
  }

  /// Calls a closure with each key and its value. The closure may replace values.
  func visit(_ body: (Key, UnsafeMutableRawPointer) -> Void) {
    let table = header
    for index in 0...table.pointee.mask {
      let entry = Self.entries(table) + index
      if let value = entry.pointee.value { body(entry.pointee.key, value) }
    }
  }
}

/// An address whose lowest bits may hold flags.
struct AddressKey: TableKey {
  let word: UInt

  @inline(__always)
  var start: Int { TableHash.start(address: word) }
}

/// Where a search begins: Fibonacci hashing in 64 bits, also where a word has 32.
enum TableHash {
  /// Spreads numbers that were given out one after the other.
  @inline(__always)
  static func start<Word: FixedWidthInteger & UnsignedInteger>(number: Word) -> Int {
    Int(truncatingIfNeeded: product(number) >> 32)
  }

  /// Spreads addresses, whose lowest bits say little.
  ///
  /// Records of types of one shape lie at equal distances. For some distances the upper half of the product
  /// alone would leave nine of ten places empty, so its highest bits are mixed into those below.
  @inline(__always)
  static func start<Word: FixedWidthInteger & UnsignedInteger>(address: Word) -> Int {
    let product = product(address)
    return Int(truncatingIfNeeded: product >> 32 ^ product >> 48)
  }

  @inline(__always)
  static func product<Word: FixedWidthInteger & UnsignedInteger>(_ word: Word) -> UInt64 {
    UInt64(truncatingIfNeeded: word) &* 0x9E37_79B9_7F4A_7C15
  }
}
