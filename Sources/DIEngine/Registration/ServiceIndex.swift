/// Which components offer a type, in the order in which they did, and which types were looked up.
///
/// A table of its own, since a dictionary hashes text-safe and asks for the type of its key: it
/// takes most of the time of a registration. One caller at a time, under the registry's lock.
final class ServiceIndex {
  private struct Bucket {
    /// The type, or 0 for an empty bucket.
    var type: UInt = 0
    /// The generation of plans in which the type was looked up last.
    var lookedUp: UInt32 = 0
    /// The first offer, or -1; from -2 downwards, where the index of the type's many offers stands.
    var first: Int32 = -1
  }

  struct Entry {
    unowned(unsafe) let component: Component
    /// The service of the component, or -1 for its own type alone.
    let service: Int32
    /// The next offer of the same type.
    fileprivate(set) var next: Int32
  }

  /// How many offers of a type are walked at most.
  private static let few = 8

  private var mask = 15
  private var buckets: UnsafeMutablePointer<Bucket>
  private var types = 0
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 16
  private var count = 0
  private var generation: UInt32 = 1
  /// Whether any plan of the current generation hangs on what is offered.
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

  /// Adds an offer. The registry holds the component.
  ///
  /// - Returns: whether a plan of the current generation hangs on what is offered as the type.
  func add(_ component: Component, service: Int, for type: ObjectIdentifier) -> Bool {
    append(component, service, to: bucket(for: type))
  }

  /// Adds a component as its own type, unless the same line of code added one before.
  ///
  /// - Returns: the earlier component, if there is one; and whether a plan of the current
  ///   generation hangs on what is offered as the type.
  func addOnce(_ component: Component) -> (known: Component?, isLookedUp: Bool) {
    let bucket = bucket(for: component.ownType)
    if let known = known(component, bucket) { return (known, false) }
    let service = component.isOfferedAsItselfOnly ? -1 : 0
    return (nil, append(component, service, to: bucket))
  }

  /// The component that the same line of code added before.
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

  /// Lets an offer follow the others of its type.
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

  /// The index of the offers of a type; nil where there are few.
  @inline(__always)
  private func many(_ bucket: UnsafeMutablePointer<Bucket>) -> ManyOffers? {
    bucket.pointee.first < -1 ? manyOffers[-2 - Int(bucket.pointee.first)] : nil
  }

  /// Calls back with the component of each offer of a type that has a name or tag, in order, without a
  /// walk along all of them.
  ///
  /// A component may have the name or tag for all of its services, or for this one.
  ///
  /// - Returns: false, without a call, where the type has few offers.
  func visit(
    _ type: ObjectIdentifier, with qualifier: Qualifier, _ body: (Component) -> Void
  ) -> Bool {
    guard let bucket = existingBucket(for: type), let many = many(bucket) else { return false }
    for index in many.offers(with: qualifier, entries) {
      body(entries[Int(index)].component)
    }
    return true
  }

  /// Whether a component offers a service already.
  func contains(_ component: Component, _ service: Service) -> Bool {
    var isFound = false
    let isComplete =
      service.qualifier != .none
      && visit(service.type, with: service.qualifier) { offered in
        if offered === component { isFound = true }
      }
    // Its name or tag may be that of the whole component.
    return isComplete && !isFound
      ? false : component.isOffered(as: service.type, service.qualifier)
  }

  /// Forgets which names and tags components have for all of their services.
  func forgetQualifiers() {
    for offers in manyOffers { offers.forgetQualifiers() }
  }

  /// The offer of a type, if there is just one; its service is -1 for the component's own type alone.
  func only(_ type: ObjectIdentifier) -> (component: Component, service: Int)? {
    guard let bucket = existingBucket(for: type), bucket.pointee.first >= 0 else { return nil }
    let entry = entries + Int(bucket.pointee.first)
    guard entry.pointee.next < 0 else { return nil }
    return (entry.pointee.component, Int(entry.pointee.service))
  }

  /// Calls back with each offer of a type, in order.
  func visit(_ type: ObjectIdentifier, _ body: (Component, _ service: Int) -> Void) {
    guard let bucket = existingBucket(for: type) else { return }
    var index = many(bucket)?.first ?? bucket.pointee.first
    while index >= 0 {
      let entry = entries + Int(index)
      body(entry.pointee.component, Int(entry.pointee.service))
      index = entry.pointee.next
    }
  }

  /// Notes that a plan hangs on what is offered as a type.
  func lookUp(_ type: ObjectIdentifier) {
    isAnyLookedUp = true
    bucket(for: type).pointee.lookedUp = generation
  }

  /// Whether a plan of the current generation hangs on what is offered as a type.
  func isLookedUp(_ type: ObjectIdentifier) -> Bool {
    existingBucket(for: type)?.pointee.lookedUp == generation
  }

  /// Forgets which types were looked up: the plans are made anew.
  func beginGeneration() {
    generation += 1
    isAnyLookedUp = false
  }

  // MARK: Memory

  private func existingBucket(for type: ObjectIdentifier) -> UnsafeMutablePointer<Bucket>? {
    let type = UInt(bitPattern: type)
    var index = TableHash.start(type) & mask
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
      var index = TableHash.start(type) & mask
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
      var target = TableHash.start(old[index].type) & mask
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
