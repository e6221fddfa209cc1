internal import CDIEngine

/// Finds numbers by bytes, such as a name's in UTF-8, without a lock.
///
/// Readers see a table as it was published; one writer at a time adds to it. What is added stays as long as the
/// process, and so do tables that were replaced, since somebody may be reading them: they take less memory than the
/// last one.
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

  /// Where the current table is found.
  private let current = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
  /// How many entries there are; the writer's own.
  private var count = 0

  init() {
    current.initialize(to: Self.makeTable(capacity: 16))
  }

  deinit {
    preconditionFailure("A table of spellings lives as long as the process.")
  }

  /// The number for some bytes, if there is one. Costs as much as comparing them.
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

  /// Adds bytes that are not there yet. One writer at a time.
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

  /// Where an entry's bytes are found: the first field.
  private static func place(
    _ entry: UnsafeMutablePointer<Entry>
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    UnsafeMutableRawPointer(entry).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// Mixes eight bytes at a time. Only what the program itself registers is kept, so that nobody from outside can
  /// fill the table with equal hashes.
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
