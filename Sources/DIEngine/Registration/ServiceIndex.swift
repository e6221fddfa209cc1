/// The components that offer each type, in the order of their offers, and the types that plans looked up.
///
/// A custom hash table: a dictionary uses a keyed hash and looks up its key type's metadata, which would take
/// most of the time of a registration. Used by one thread at a time, under the registry's lock.
final class ServiceIndex {
  private struct Bucket {
    /// The type, or 0 for an empty bucket.
    var type: UInt = 0
    /// The last plan generation in which the type was looked up.
    var lookedUp: UInt32 = 0
    /// The first offer, or -1 if there is none; values from -2 down encode a position in `manyOffers`.
    var first: Int32 = -1
  }

  struct Entry {
    unowned(unsafe) let component: Component
    /// The index of the component's service, or -1 for its own type as its only service.
    let service: Int32
    /// The next offer of the same type.
    fileprivate(set) var next: Int32
  }

  /// The maximum number of offers of a type that are searched linearly.
  private static let few = 8

  private var mask = 15
  private var buckets: UnsafeMutablePointer<Bucket>
  private var types = 0
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 16
  private var count = 0
  private var generation: UInt32 = 1
  /// Whether any plan of the current generation depends on the offers.
  private(set) var isAnyLookedUp = false
  private var manyOffers: [ManyOffers] = []

  init() {
    buckets = .allocate(capacity: 16)
    buckets.initialize(repeating: Bucket(), count: 16)
    entries = .allocate(capacity: 16)
  }

  deinit {
    buckets.deallocate()
    entries.deallocate()
  }

  /// Adds an offer. The registry retains the component.
  ///
  /// - Returns: Whether a plan of the current generation depends on the offers of the type.
  func add(_ component: Component, service: Int, for type: ObjectIdentifier) -> Bool {
    append(component, service, to: bucket(for: type))
  }

  /// Adds a component as its own type, unless the same line of code added one before.
  ///
  /// - Returns: The earlier component, if any, and whether a plan of the current generation depends on the
  ///   offers of the type.
  func addOnce(_ component: Component) -> (known: Component?, isLookedUp: Bool) {
    let bucket = bucket(for: component.ownType)
    if let known = known(component, bucket) { return (known, false) }
    let service = component.isOfferedAsItselfOnly ? -1 : 0
    return (nil, append(component, service, to: bucket))
  }

  /// Returns the component that the same line of code added before.
  private func known(
    _ component: Component, _ bucket: UnsafeMutablePointer<Bucket>
  ) -> Component? {
    guard bucket.pointee.first != -1 else { return nil }
    if let many = many(bucket) { return many.declaration(of: component, entries) }
    var index = bucket.pointee.first
    while index >= 0 {
      let entry = entries + Int(index)
      if entry.pointee.component.isSameDeclaration(as: component) {
        return entry.pointee.component
      }
      index = entry.pointee.next
    }
    return nil
  }

  private func append(
    _ component: Component, _ service: Int, to bucket: UnsafeMutablePointer<Bucket>
  ) -> Bool {
    if count == capacity { growEntries() }
    let index = Int32(truncatingIfNeeded: count)
    (entries + count).initialize(
      to: Entry(
        component: component, service: Int32(truncatingIfNeeded: service), next: -1))
    count += 1
    if bucket.pointee.first == -1 {
      bucket.pointee.first = index
    } else {
      chain(index, to: bucket)
    }
    return bucket.pointee.lookedUp == generation
  }

  /// Appends an offer to the others of its type.
  @inline(never)
  private func chain(_ index: Int32, to bucket: UnsafeMutablePointer<Bucket>) {
    if let many = many(bucket) {
      entries[Int(many.last)].next = index
      many.last = index
      return
    }
    var (last, count) = (bucket.pointee.first, 2)
    while entries[Int(last)].next >= 0 {
      last = entries[Int(last)].next
      count += 1
    }
    entries[Int(last)].next = index
    guard count > Self.few else { return }
    manyOffers.append(ManyOffers(first: bucket.pointee.first, last: index))
    bucket.pointee.first = -1 - Int32(manyOffers.count)
  }

  /// Returns the index of the offers of a type; nil if there are few.
  @inline(__always)
  private func many(_ bucket: UnsafeMutablePointer<Bucket>) -> ManyOffers? {
    bucket.pointee.first < -1 ? manyOffers[-2 - Int(bucket.pointee.first)] : nil
  }

  /// Calls `body` with the component of each offer of a type that has a name or tag, in order. Doesn't walk
  /// along all offers.
  ///
  /// The name or tag may belong to the component or to this service only.
  ///
  /// - Returns: False, without a call, if the type has few offers.
  func visit(
    _ type: ObjectIdentifier, with qualifier: Qualifier, _ body: (Component) -> Void
  ) -> Bool {
    guard let bucket = existingBucket(for: type), let many = many(bucket) else { return false }
    for index in many.offers(with: qualifier, entries) {
      body(entries[Int(index)].component)
    }
    return true
  }

  /// Returns whether a component already offers a service.
  func contains(_ component: Component, _ service: Service) -> Bool {
    var isFound = false
    let isComplete =
      service.qualifier != .none
      && visit(service.type, with: service.qualifier) { offered in
        if offered === component { isFound = true }
      }
    // The index also finds the names and tags of the whole component.
    return isComplete && !isFound
      ? false : component.isOffered(as: service.type, service.qualifier)
  }

  /// Discards the indexed names and tags, after those of a component changed.
  func forgetQualifiers() {
    for offers in manyOffers { offers.forgetQualifiers() }
  }

  /// Returns the offer of a type if there is just one. For the service -1, see `Entry.service`.
  func only(_ type: ObjectIdentifier) -> (component: Component, service: Int)? {
    guard let bucket = existingBucket(for: type), bucket.pointee.first >= 0 else { return nil }
    let entry = entries + Int(bucket.pointee.first)
    guard entry.pointee.next < 0 else { return nil }
    return (entry.pointee.component, Int(entry.pointee.service))
  }

  /// Calls `body` with each offer of a type, in order.
  func visit(_ type: ObjectIdentifier, _ body: (Component, _ service: Int) -> Void) {
    guard let bucket = existingBucket(for: type) else { return }
    var index = many(bucket)?.first ?? bucket.pointee.first
    while index >= 0 {
      let entry = entries + Int(index)
      body(entry.pointee.component, Int(entry.pointee.service))
      index = entry.pointee.next
    }
  }

  /// Notes that a plan depends on the offers of a type.
  func lookUp(_ type: ObjectIdentifier) {
    isAnyLookedUp = true
    bucket(for: type).pointee.lookedUp = generation
  }

  /// Returns whether a plan of the current generation depends on the offers of a type.
  func isLookedUp(_ type: ObjectIdentifier) -> Bool {
    existingBucket(for: type)?.pointee.lookedUp == generation
  }

  /// Forgets which types were looked up, since all plans are compiled anew.
  func beginGeneration() {
    generation += 1
    isAnyLookedUp = false
  }

  // MARK: Memory

  private func existingBucket(for type: ObjectIdentifier) -> UnsafeMutablePointer<Bucket>? {
    let type = UInt(bitPattern: type)
    var index = TableHash.start(address: type) & mask
    while true {
      let bucket = buckets + index
      if bucket.pointee.type == type { return bucket }
      if bucket.pointee.type == 0 { return nil }
      index = (index &+ 1) & mask
    }
  }

  private func bucket(for type: ObjectIdentifier) -> UnsafeMutablePointer<Bucket> {
    let type = UInt(bitPattern: type)
    while true {
      var index = TableHash.start(address: type) & mask
      while buckets[index].type != type && buckets[index].type != 0 {
        index = (index &+ 1) & mask
      }
      let bucket = buckets + index
      if bucket.pointee.type == type { return bucket }
      if (types + 1) * 4 <= (mask + 1) * 3 {
        types += 1
        bucket.pointee.type = type
        return bucket
      }
      growBuckets()
    }
  }

  private func growBuckets() {
    let (old, oldCount) = (buckets, mask + 1)
    mask = oldCount * 2 - 1
    buckets = .allocate(capacity: oldCount * 2)
    buckets.initialize(repeating: Bucket(), count: oldCount * 2)
    for index in 0..<oldCount where old[index].type != 0 {
      var target = TableHash.start(address: old[index].type) & mask
      while buckets[target].type != 0 { target = (target &+ 1) & mask }
      buckets[target] = old[index]
    }
    old.deallocate()
  }

  private func growEntries() {
    let old = entries
    capacity += capacity / 2
    entries = .allocate(capacity: capacity)
    entries.moveInitialize(from: old, count: count)
    old.deallocate()
  }
}
