/// The components of a registry, those that offer each type in the order of their offers, and the types that
/// plans looked up.
///
/// Most components offer only their own type, which no other one offers: then the type has the component's
/// position, and no entry. Used by one thread at a time, under the registry's lock.
final class ServiceIndex {
  struct Entry {
    unowned(unsafe) let component: Component
    /// The index of the component's service, or -1 for its own type as its only service.
    let service: Int32
    /// The next offer of the same type.
    fileprivate(set) var next: Int32
  }

  /// The maximum number of offers of a type that are searched linearly.
  private static let few = 8

  /// The components in the order of registration.
  @exclusivity(unchecked) private(set) var components: [Component] = []
  @exclusivity(unchecked) private var types = KnownTypes()
  @exclusivity(unchecked) private var entries = GrowingList<Entry>()
  private var generation: UInt32 = 1
  /// Whether any plan of the current generation depends on the offers.
  private(set) var isAnyLookedUp = false
  private var manyOffers: [ManyOffers] = []

  deinit {
    types.deallocate()
    entries.deallocate()
  }

  /// Adds a component, without an offer.
  func add(_ component: Component) {
    components.append(component)
  }

  /// Adds an offer of a component.
  ///
  /// - Returns: Whether a plan of the current generation depends on the offers of the type.
  func add(_ component: Component, service: Int, for type: ObjectIdentifier) -> Bool {
    append(component, service, to: types.known(type))
  }

  /// Adds a component and its offer of its own type, unless the same line of code added one before.
  ///
  /// - Returns: The earlier component, if any, and whether a plan of the current generation depends on the
  ///   offers of the type.
  func addOnce(_ component: Component) -> (known: Component?, isLookedUp: Bool) {
    let type = types.known(component.ownType)
    if let known = declared(component, type) { return (known, false) }
    components.append(component)
    return (nil, append(component, Self.firstService(component), to: type))
  }

  /// The first service of a component, see `Entry.service`.
  @inline(__always)
  private static func firstService(_ component: Component) -> Int {
    component.isOfferedAsItselfOnly ? -1 : 0
  }

  /// Returns the component that the same line of code added before.
  private func declared(
    _ component: Component, _ type: UnsafeMutablePointer<KnownTypes.KnownType>
  ) -> Component? {
    let offers = type.pointee.offers
    guard offers != .none else { return nil }
    if let many = offers.many {
      return manyOffers[many].declaration(of: component, entries.start)
    }
    var declared: Component?
    visit(offers) { offered, _ in
      if declared == nil, offered.isSameDeclaration(as: component) { declared = offered }
    }
    return declared
  }

  private func append(
    _ component: Component, _ service: Int, to type: UnsafeMutablePointer<KnownTypes.KnownType>
  ) -> Bool {
    let offers = type.pointee.offers
    if offers == .none, service == Self.firstService(component), components.last === component {
      type.pointee.offers = KnownTypes.Offers(only: components.count - 1)
    } else {
      chain(component, service, to: type)
    }
    return type.pointee.lookedUp == generation
  }

  /// Adds an entry of an offer, and returns its position.
  private func addEntry(_ component: Component, _ service: Int) -> Int32 {
    entries.append(
      Entry(component: component, service: Int32(truncatingIfNeeded: service), next: -1))
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Adds an entry of an offer, behind the other offers of its type.
  @inline(never)
  private func chain(
    _ component: Component, _ service: Int, to type: UnsafeMutablePointer<KnownTypes.KnownType>
  ) {
    if let only = type.pointee.offers.only {
      let own = components[only]
      type.pointee.offers = KnownTypes.Offers(first: addEntry(own, Self.firstService(own)))
    }
    let index = addEntry(component, service)
    if let many = type.pointee.offers.many {
      entries.start[Int(manyOffers[many].last)].next = index
      manyOffers[many].last = index
      return
    }
    guard let first = type.pointee.offers.first else {
      type.pointee.offers = KnownTypes.Offers(first: index)
      return
    }
    var (last, count) = (first, 2)
    while entries.start[Int(last)].next >= 0 {
      last = entries.start[Int(last)].next
      count += 1
    }
    entries.start[Int(last)].next = index
    guard count > Self.few else { return }
    type.pointee.offers = KnownTypes.Offers(many: manyOffers.count)
    manyOffers.append(ManyOffers(first: first, last: index))
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
    guard let many = types.existing(type)?.pointee.offers.many else { return false }
    for index in manyOffers[many].offers(with: qualifier, entries.start) {
      body(entries.start[Int(index)].component)
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
    guard let offers = types.existing(type)?.pointee.offers else { return nil }
    if let only = offers.only {
      let component = components[only]
      return (component, Self.firstService(component))
    }
    guard let first = offers.first else { return nil }
    let entry = entries.start + Int(first)
    guard entry.pointee.next < 0 else { return nil }
    return (entry.pointee.component, Int(entry.pointee.service))
  }

  /// Calls `body` with each offer of a type, in order.
  func visit(_ type: ObjectIdentifier, _ body: (Component, _ service: Int) -> Void) {
    if let offers = types.existing(type)?.pointee.offers { visit(offers, body) }
  }

  private func visit(_ offers: KnownTypes.Offers, _ body: (Component, _ service: Int) -> Void) {
    if let only = offers.only {
      let component = components[only]
      return body(component, Self.firstService(component))
    }
    var index = offers.many.map { manyOffers[$0].first } ?? offers.first ?? -1
    while index >= 0 {
      let entry = entries.start + Int(index)
      body(entry.pointee.component, Int(entry.pointee.service))
      index = entry.pointee.next
    }
  }

  /// Notes that a plan depends on the offers of a type.
  func lookUp(_ type: ObjectIdentifier) {
    isAnyLookedUp = true
    types.known(type).pointee.lookedUp = generation
  }

  /// Returns whether a plan of the current generation depends on the offers of a type.
  func isLookedUp(_ type: ObjectIdentifier) -> Bool {
    types.existing(type)?.pointee.lookedUp == generation
  }

  /// Forgets which types were looked up, since all plans are compiled anew.
  func beginGeneration() {
    generation += 1
    isAnyLookedUp = false
  }
}
