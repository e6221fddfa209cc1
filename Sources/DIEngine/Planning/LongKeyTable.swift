internal import CDIEngine

/// The compiled requests whose keys contain more than a type: a name or tag, arguments, or the requesting
/// module.
///
/// Readers need no lock; writers follow the rules of `PlanTable`. A replaced table lives as long as its
/// replacement.
struct LongKeyTable {
  private struct Entry {
    var plan: UnsafeMutableRawPointer?
    var type: UInt
    var signature: UInt
    var extra: UInt64
  }

  private struct Header {
    let mask: Int
    var count: Int
    /// The table that this one replaced.
    let smaller: UnsafeMutableRawPointer?
  }

  private let memory: UnsafeMutableRawPointer

  init(capacity: Int, replacing smaller: UnsafeMutableRawPointer?) {
    precondition(capacity & (capacity - 1) == 0)
    memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Header>.stride + capacity * MemoryLayout<Entry>.stride,
      alignment: 16)
    memory.bindMemory(to: Header.self, capacity: 1)
      .initialize(to: Header(mask: capacity - 1, count: 0, smaller: smaller))
    (memory + MemoryLayout<Header>.stride).bindMemory(to: Entry.self, capacity: capacity)
      .initialize(
        repeating: Entry(plan: nil, type: 0, signature: 0, extra: 0), count: capacity)
  }

  init(_ memory: UnsafeMutableRawPointer) {
    self.memory = memory
  }

  var address: UnsafeMutableRawPointer { memory }

  /// Frees this table and all tables that it replaced.
  func deallocate() {
    var next: UnsafeMutableRawPointer? = memory
    while let table = next {
      next = LongKeyTable(table).header.pointee.smaller
      table.deallocate()
    }
  }

  private var header: UnsafeMutablePointer<Header> {
    memory.assumingMemoryBound(to: Header.self)
  }

  /// The constant part of the header: readers read it while a writer changes the rest.
  private var mask: Int {
    (memory + MemoryLayout<Header>.offset(of: \.mask)!).load(as: Int.self)
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
  private static func start(_ type: UInt, _ signature: UInt, _ extra: UInt64) -> Int {
    TableHash.start(address: UInt64(type ^ signature) ^ extra &* 0x9E37_79B9)
  }

  @inline(__always)
  func find(_ key: PlanKey) -> Unmanaged<Plan>? {
    let mask = self.mask
    var index = Self.start(key.type, key.signature, key.extra) & mask
    while true {
      let entry = entries + index
      guard let plan = di_load_acquire(Self.planPlace(entry)) else { return nil }
      if entry.pointee.type == key.type && entry.pointee.extra == key.extra
        && entry.pointee.signature == key.signature
      {
        return Unmanaged.fromOpaque(plan)
      }
      index = (index &+ 1) & mask
    }
  }

  /// Adds a plan and returns the table to publish: a larger one if this one is full.
  func adding(_ plan: Plan, for key: PlanKey) -> LongKeyTable {
    var table = self
    if (header.pointee.count + 1) * 2 > mask + 1 {
      table = LongKeyTable(capacity: (mask + 1) * 2, replacing: memory)
      for index in 0...mask {
        if let plan = entries[index].plan { table.insert(entries[index], plan) }
      }
    }
    table.insert(
      Entry(plan: nil, type: key.type, signature: key.signature, extra: key.extra),
      Unmanaged.passUnretained(plan).toOpaque())
    return table
  }

  private func insert(_ new: Entry, _ plan: UnsafeMutableRawPointer) {
    let mask = self.mask
    var index = Self.start(new.type, new.signature, new.extra) & mask
    while entries[index].plan != nil { index = (index + 1) & mask }
    let entry = entries + index
    entry.pointee.type = new.type
    entry.pointee.signature = new.signature
    entry.pointee.extra = new.extra
    header.pointee.count += 1
    di_store_release(Self.planPlace(entry), plan)
  }
}
