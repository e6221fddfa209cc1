/// The types that components offer or that plans looked up, each with its offers.
///
/// A custom hash table: a dictionary uses a keyed hash and looks up its key type's metadata, which would take
/// most of the time of a registration. The table has the positions of types in a list, so that its spare room is
/// small.
struct KnownTypes {
  struct KnownType {
    fileprivate let type: UInt
    /// The last plan generation in which the type was looked up.
    var lookedUp: UInt32 = 0
    var offers = Offers.none
  }

  /// Where the offers of one type are.
  struct Offers: Equatable {
    /// Twice the position of the only component; or that of the first entry, twice and one more; or below -1 the
    /// number of an index.
    private let bits: Int32

    static var none: Offers { Offers(bits: -1) }

    private init(bits: Int32) { self.bits = bits }

    init(only component: Int) { bits = Int32(component) << 1 }

    init(first entry: Int32) { bits = entry << 1 | 1 }

    init(many number: Int) { bits = -2 - Int32(number) }

    /// The position of the only component, if the type is the first that it offers.
    var only: Int? { bits >= 0 && bits & 1 == 0 ? Int(bits >> 1) : nil }

    /// The position of the first entry, if there are a few.
    var first: Int32? { bits >= 0 && bits & 1 == 1 ? bits >> 1 : nil }

    /// The number of the type's index, if there are many.
    var many: Int? { bits < -1 ? -2 - Int(bits) : nil }
  }

  private var types = GrowingList<KnownType>()
  /// The position of a type in the list, counted from 1, or 0 for an empty bucket.
  private var buckets: UnsafeMutablePointer<Int32>
  private var mask = 15

  init() {
    buckets = .allocate(capacity: mask + 1)
    buckets.initialize(repeating: 0, count: mask + 1)
  }

  func deallocate() {
    types.deallocate()
    buckets.deallocate()
  }

  /// Returns the address of a type, if it is known. The address is valid until a type is added.
  func existing(_ type: ObjectIdentifier) -> UnsafeMutablePointer<KnownType>? {
    let position = bucket(of: UInt(bitPattern: type)).pointee
    return position == 0 ? nil : types.start + Int(position - 1)
  }

  /// Returns the address of a type, which is added if needed. The address is valid until another one is added.
  mutating func known(_ type: ObjectIdentifier) -> UnsafeMutablePointer<KnownType> {
    let type = UInt(bitPattern: type)
    let bucket = bucket(of: type)
    guard bucket.pointee == 0 else { return types.start + Int(bucket.pointee - 1) }
    types.append(KnownType(type: type))
    bucket.pointee = Int32(types.count)
    if types.count * 4 > (mask + 1) * 3 { growBuckets() }
    return types.start + (types.count - 1)
  }

  /// Returns the bucket with the position of a type, or the empty one where it belongs.
  @inline(__always)
  private func bucket(of type: UInt) -> UnsafeMutablePointer<Int32> {
    var index = TableHash.start(address: type) & mask
    while true {
      let bucket = buckets + index
      if bucket.pointee == 0 || types.start[Int(bucket.pointee - 1)].type == type {
        return bucket
      }
      index = (index &+ 1) & mask
    }
  }

  @inline(never)
  private mutating func growBuckets() {
    buckets.deallocate()
    mask = mask * 2 + 1
    buckets = .allocate(capacity: mask + 1)
    buckets.initialize(repeating: 0, count: mask + 1)
    for position in 0..<types.count {
      // All types differ, so none needs to be compared.
      var index = TableHash.start(address: types.start[position].type) & mask
      while buckets[index] != 0 { index = (index &+ 1) & mask }
      buckets[index] = Int32(position + 1)
    }
  }
}

/// A list of plain values with less spare room than an array has.
struct GrowingList<Element: BitwiseCopyable> {
  private var memory: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  func deallocate() { memory?.deallocate() }

  /// The address of the first element. Only for lists that have one.
  var start: UnsafeMutablePointer<Element> { memory.unsafelyUnwrapped }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    capacity += max(capacity / 4, 8)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let memory {
      larger.moveInitialize(from: memory, count: count)
      memory.deallocate()
    }
    memory = larger
  }
}
