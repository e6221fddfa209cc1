internal import CDIEngine

/// The properties of a request on which its plan depends.
@usableFromInline
package struct PlanKey: Hashable, Sendable {
  @usableFromInline
  package struct Style: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An Optional is nil if its request can't be served.
    @inlinable package static var softens: Style { Style(rawValue: 1) }
    /// The request is for all components of the type.
    package static let many = Style(rawValue: 2)
    /// Asynchronous code makes the request, whose Optional is nil if it can't be served. The two flags fit
    /// into a short key; a request for many never softens.
    @inlinable package static var asynchronous: Style { Style(rawValue: 3) }
    /// The request injects members into an external instance of the type.
    static let injectsMembers = Style(rawValue: 4)
  }

  let type: UInt
  let signature: UInt
  /// The qualifier in the upper half, whatever the width of a word is; then the module and the style.
  let extra: UInt64

  package init(
    _ type: ObjectIdentifier, _ qualifier: Qualifier, _ style: Style,
    signature: ObjectIdentifier? = nil, from module: RequestingModule = .none
  ) {
    self.type = UInt(bitPattern: type)
    self.signature = signature.map(UInt.init(bitPattern:)) ?? 0
    extra =
      UInt64(qualifier.number) << 32 | UInt64(module.number) << 8 | UInt64(style.rawValue)
  }

  /// The key as one word, if it consists of a type and two style flags, which fit into the lowest bits of the
  /// metatype's address.
  @inline(__always)
  fileprivate var word: UInt? { Self.packed(type, signature, extra) }

  /// Packs a key into a word of any width that addresses have.
  @inline(__always)
  static func packed<Word: FixedWidthInteger & UnsignedInteger>(
    _ type: Word, _ signature: Word, _ extra: UInt64
  ) -> Word? {
    (extra & ~3) | UInt64(truncatingIfNeeded: signature) == 0
      ? type | Word(truncatingIfNeeded: extra) : nil
  }
}

/// The compiled requests of a registry, found without a lock.
///
/// Readers see a table as it was published. One writer at a time adds to it or publishes a larger one. A
/// replaced table lives as long as its plan generation, since a reader may still use it. Requests whose keys
/// contain more than a type are in a separate table with larger entries.
struct PlanTable {
  private struct Entry {
    var plan: UnsafeMutableRawPointer?
    var word: UInt
  }

  private struct Header {
    var mask: Int32
    /// Whether keys contain the requesting module.
    let hasModules: Bool
    /// Whether keys contain no requesting module and no parent registry can outdate the plans.
    let isPlain: Bool
    var count: Int
    /// The table of the keys that don't fit into a word.
    var longKeys: UnsafeMutableRawPointer?
    /// The number of times that the plans of the parent registries had been outdated when the table was
    /// created.
    let above: UInt?
  }

  private let memory: UnsafeMutableRawPointer

  init(capacity: Int, hasModules: Bool, above: UInt?) {
    self.init(capacity: capacity, hasModules: hasModules, above: above, longKeys: nil)
  }

  private init(
    capacity: Int, hasModules: Bool, above: UInt?, longKeys: UnsafeMutableRawPointer?
  ) {
    precondition(capacity & (capacity - 1) == 0)
    memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Header>.stride + capacity * MemoryLayout<Entry>.stride,
      alignment: 16)
    memory.bindMemory(to: Header.self, capacity: 1)
      .initialize(
        to: Header(
          mask: Int32(capacity - 1), hasModules: hasModules, isPlain: !hasModules && above == nil,
          count: 0, longKeys: longKeys, above: above))
    (memory + MemoryLayout<Header>.stride).bindMemory(to: Entry.self, capacity: capacity)
      .initialize(repeating: Entry(plan: nil, word: 0), count: capacity)
  }

  init(_ memory: UnsafeMutableRawPointer) {
    self.memory = memory
  }

  var address: UnsafeMutableRawPointer { memory }

  /// Frees this table, but not the table of the long keys.
  func deallocate() { memory.deallocate() }

  /// Frees the table of the long keys, which all tables of a generation share.
  func deallocateLongKeys() {
    if let table = longKeys.pointee { LongKeyTable(table).deallocate() }
  }

  var hasModules: Bool { header.pointee.hasModules }

  var isPlain: Bool { header.pointee.isPlain }

  var above: UInt? { header.pointee.above }

  private var mask: Int { Int(truncatingIfNeeded: header.pointee.mask) }

  private var header: UnsafeMutablePointer<Header> {
    memory.assumingMemoryBound(to: Header.self)
  }

  /// The writer's part of the header. A separate address: readers read the other parts at the same time.
  private var count: UnsafeMutablePointer<Int> {
    (memory + MemoryLayout<Header>.offset(of: \.count)!).assumingMemoryBound(to: Int.self)
  }

  private var longKeys: UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (memory + MemoryLayout<Header>.offset(of: \.longKeys)!)
      .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  private var entries: UnsafeMutablePointer<Entry> {
    (memory + MemoryLayout<Header>.stride).assumingMemoryBound(to: Entry.self)
  }

  /// Returns the address of an entry's plan, which is the first field.
  @inline(__always)
  private static func planPlace(
    _ entry: UnsafeMutablePointer<Entry>
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    UnsafeMutableRawPointer(entry).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  @inline(__always)
  func find(_ key: PlanKey) -> Unmanaged<Plan>? {
    guard let word = key.word else {
      guard let table = di_load_acquire(longKeys) else { return nil }
      return LongKeyTable(table).find(key)
    }
    let mask = self.mask
    var index = TableHash.start(address: word) & mask
    while true {
      let entry = entries + index
      guard let plan = di_load_acquire(Self.planPlace(entry)) else { return nil }
      if entry.pointee.word == word { return Unmanaged.fromOpaque(plan) }
      index = (index &+ 1) & mask
    }
  }

  /// Returns the plan if it is in the first bucket that its key may occupy; nil if `find` must search on.
  @inline(__always)
  func findFirst(_ key: PlanKey) -> Unmanaged<Plan>? {
    guard let word = key.word else { return nil }
    let entry = entries + (TableHash.start(address: word) & mask)
    guard let plan = di_load_acquire(Self.planPlace(entry)), entry.pointee.word == word else {
      return nil
    }
    return Unmanaged.fromOpaque(plan)
  }

  /// Adds a plan. If this table is full, returns the larger table to publish.
  ///
  /// - Parameter expected: The number of plans that may come.
  func adding(_ plan: Plan, for key: PlanKey, expecting expected: Int) -> PlanTable? {
    guard let word = key.word else {
      let table =
        longKeys.pointee.map(LongKeyTable.init) ?? LongKeyTable(capacity: 4, replacing: nil)
      di_store_release(longKeys, table.adding(plan, for: key).address)
      return nil
    }
    if (count.pointee + 1) * 2 > mask + 1 {
      let larger = PlanTable(
        capacity: largerCapacity(expecting: expected), hasModules: hasModules, above: above,
        longKeys: longKeys.pointee)
      for index in 0...mask {
        if let plan = entries[index].plan { larger.insert(entries[index].word, plan) }
      }
      _ = larger.adding(plan, for: key, expecting: expected)
      return larger
    }
    insert(word, Unmanaged.passUnretained(plan).toOpaque())
    return nil
  }

  /// Returns twice the capacity, or up to eight times if so many plans may come: all smaller tables stay in memory as
  /// long as the last one.
  private func largerCapacity(expecting expected: Int) -> Int {
    var capacity = (mask + 1) * 2
    while capacity < (mask + 1) * 8, capacity < expected * 2 { capacity *= 2 }
    return capacity
  }

  private func insert(_ word: UInt, _ plan: UnsafeMutableRawPointer) {
    let mask = self.mask
    var index = TableHash.start(address: word) & mask
    while entries[index].plan != nil { index = (index + 1) & mask }
    let entry = entries + index
    entry.pointee.word = word
    count.pointee += 1
    di_store_release(Self.planPlace(entry), plan)
  }
}

/// Where the tables that are read without a lock look for a key first: Fibonacci hashing in 64 bits, also where a
/// word has 32.
///
/// Both functions return a number to be masked by the capacity of the table, a power of two, less one.
@usableFromInline
enum TableHash {
  /// Spreads numbers that were given out one after the other.
  @inlinable
  @inline(__always)
  static func start<Word: FixedWidthInteger & UnsignedInteger>(number: Word) -> Int {
    Int(truncatingIfNeeded: product(number) >> 32)
  }

  /// Spreads addresses, whose lowest bits say little.
  ///
  /// Records of types of one shape lie at equal distances. For some distances the upper half of the product
  /// alone would leave nine of ten places empty, so its highest bits are mixed into those below.
  @inlinable
  @inline(__always)
  static func start<Word: FixedWidthInteger & UnsignedInteger>(address: Word) -> Int {
    let product = product(address)
    return Int(truncatingIfNeeded: product >> 32 ^ product >> 48)
  }

  @inlinable
  @inline(__always)
  static func product<Word: FixedWidthInteger & UnsignedInteger>(_ word: Word) -> UInt64 {
    UInt64(truncatingIfNeeded: word) &* 0x9E37_79B9_7F4A_7C15
  }
}
