internal import CDIEngine

/// Maps byte sequences, such as names in UTF-8, to numbers. Lookups need no lock.
///
/// Readers see a table as it was published; one writer at a time adds to it. Entries live as long as the
/// process. So do replaced tables, since a reader may still use them: together they take less memory than the
/// current one.
final class NameTable: @unchecked Sendable {
  private struct Header {
    let mask: Int
  }

  private struct Entry {
    var bytes: UnsafeMutableRawPointer?
    var byteCount: Int
    var hash: UInt
    var number: UInt32
  }

  /// The memory from which readers load the address of the current table.
  private let current = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
  /// The number of entries. Only the writer uses it.
  private var count = 0

  init() {
    current.initialize(to: Self.makeTable(capacity: 16))
  }

  deinit {
    preconditionFailure("A table of spellings lives as long as the process.")
  }

  /// Returns the number for some bytes, or nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func find(_ bytes: UnsafeRawBufferPointer) -> UInt32? {
    let table = di_load_acquire(current).unsafelyUnwrapped
    let hash = Self.hash(bytes)
    let mask = Self.header(table).pointee.mask
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = Self.entries(table) + index
      guard let known = di_load_acquire(Self.place(entry)) else { return nil }
      if entry.pointee.hash == hash, entry.pointee.byteCount == bytes.count,
        UnsafeRawBufferPointer(start: known, count: bytes.count).elementsEqual(bytes)
      {
        return entry.pointee.number
      }
      index = (index &+ 1) & mask
    }
  }

  /// Adds bytes that the table lacks. Only one writer may call it at a time.
  func add(_ bytes: UnsafeRawBufferPointer, _ number: UInt32) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
    if let start = bytes.baseAddress { copy.copyMemory(from: start, byteCount: bytes.count) }
    var table = di_load_acquire(current).unsafelyUnwrapped
    let mask = Self.header(table).pointee.mask
    if (count + 1) * 2 > mask + 1 {
      let larger = Self.makeTable(capacity: (mask + 1) * 2)
      for index in 0...mask where Self.entries(table)[index].bytes != nil {
        Self.insert(Self.entries(table)[index], into: larger)
      }
      di_store_release(current, larger)
      table = larger
    }
    Self.insert(
      Entry(bytes: copy, byteCount: bytes.count, hash: Self.hash(bytes), number: number),
      into: table)
    count += 1
  }

  private static func insert(_ new: Entry, into table: UnsafeMutableRawPointer) {
    let mask = header(table).pointee.mask
    var index = Int(truncatingIfNeeded: new.hash) & mask
    while entries(table)[index].bytes != nil { index = (index + 1) & mask }
    let entry = entries(table) + index
    entry.pointee.byteCount = new.byteCount
    entry.pointee.hash = new.hash
    entry.pointee.number = new.number
    di_store_release(place(entry), new.bytes)
  }

  private static func makeTable(capacity: Int) -> UnsafeMutableRawPointer {
    let table = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Header>.stride + capacity * MemoryLayout<Entry>.stride,
      alignment: 16)
    header(table).initialize(to: Header(mask: capacity - 1))
    entries(table).initialize(
      repeating: Entry(bytes: nil, byteCount: 0, hash: 0, number: 0), count: capacity)
    return table
  }

  private static func header(_ table: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Header> {
    table.assumingMemoryBound(to: Header.self)
  }

  private static func entries(_ table: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Entry> {
    (table + MemoryLayout<Header>.stride).assumingMemoryBound(to: Entry.self)
  }

  /// Returns the address of an entry's bytes, which is the first field.
  private static func place(
    _ entry: UnsafeMutablePointer<Entry>
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    UnsafeMutableRawPointer(entry).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// Returns a hash that mixes eight bytes at a time. The table only contains what the program itself
  /// registers, so an attacker can't fill it with equal hashes.
  @inline(__always)
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt {
    var hash = UInt(truncatingIfNeeded: bytes.count)
    var index = 0
    func mix(_ word: UInt64) {
      let mixed = (UInt64(truncatingIfNeeded: hash) ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash = UInt(truncatingIfNeeded: mixed ^ (mixed >> 29))
    }
    while index + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    mix(rest)
    return hash
  }
}
