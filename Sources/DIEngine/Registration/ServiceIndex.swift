/// The components of a registry, and those that offer each type in the order of their offers. Guarded by the registry's
/// lock.
struct ServiceIndex {
  /// The offers of one type: most types have only one.
  private struct Offers {
    /// The position of the only component, or below 0 the number of a list.
    private let number: Int32

    init(only component: Int) { number = Int32(component) }

    init(list: Int) { number = ~Int32(list) }

    /// The position of the only component, which offers the type by its first service of that type.
    var only: Int? { number >= 0 ? Int(number) : nil }

    /// The number of the list, which may contain one offer only.
    var list: Int { Int(~number) }
  }

  /// The components in the order of registration.
  private(set) var components: [Component] = []
  private var types: [TypeKey: Offers] = [:]
  private var lists: [OfferList] = []

  /// Adds a component, without an offer.
  mutating func add(_ component: Component) {
    components.append(component)
  }

  /// Adds an offer of a component.
  mutating func add(_ component: Component, as service: Service) {
    let former = types[TypeKey(service.type)]
    types[TypeKey(service.type)] =
      former == nil && components.last === component
      ? Offers(only: components.count - 1) : extended(former, by: component, as: service)
  }

  /// Adds a component and its offer of its own type, unless the same line of code added one before.
  ///
  /// - Returns: The earlier component, if any.
  mutating func addOnce(_ component: Component) -> Component? {
    let type = component.ownType
    // One access of the dictionary is enough for a new type.
    let former = types.updateValue(Offers(only: components.count), forKey: TypeKey(type))
    if let former {
      if let known = declared(component, former) {
        types[TypeKey(type)] = former
        return known
      }
      types[TypeKey(type)] = extended(former, by: component, as: component.services[0])
    }
    components.append(component)
    return nil
  }

  /// Returns the component that the same line of code added before.
  private func declared(_ component: Component, _ offers: Offers) -> Component? {
    guard let only = offers.only else { return lists[offers.list].declaration(of: component) }
    return components[only].isSameDeclaration(as: component) ? components[only] : nil
  }

  /// Returns the offers of a type and one more, in a list.
  private mutating func extended(
    _ former: Offers?, by component: Component, as service: Service
  ) -> Offers {
    if let former, former.only == nil {
      lists[former.list].add(component, service.qualifier)
      return former
    }
    let list = OfferList()
    if let only = former?.only.map({ components[$0] }) {
      list.add(only, only.services.first { $0.type == service.type }?.qualifier ?? .none)
    }
    list.add(component, service.qualifier)
    lists.append(list)
    return Offers(list: lists.count - 1)
  }

  /// Returns the components that offer a type, in the order of registration.
  func candidates(_ type: ObjectIdentifier) -> [Component] {
    guard let offers = types[TypeKey(type)] else { return [] }
    return offers.only.map { [components[$0]] } ?? Self.eachOnce(lists[offers.list].components)
  }

  /// Returns the components that offer a type with all of the names and tags, or without any, in the order of
  /// registration.
  func candidates(_ type: ObjectIdentifier, with qualifiers: [Qualifier]) -> [Component] {
    if let first = qualifiers.first, let found = components(offering: type, with: first) {
      // The index guarantees the first qualifier only.
      return Self.eachOnce(
        found.filter { qualifiers.count == 1 || $0.isOffered(as: type, qualifiers) })
    }
    return candidates(type).filter { $0.isOffered(as: type, qualifiers) }
  }

  /// Returns each component once, in the order of registration.
  private static func eachOnce(_ components: [Component]) -> [Component] {
    let isInOrder = components.indices.dropFirst().allSatisfy {
      components[$0 - 1].number < components[$0].number
    }
    guard !isInOrder else { return components }
    var seen: Set<ObjectIdentifier> = []
    return
      components
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
      .sorted { $0.number < $1.number }
  }

  /// Returns the components of the offers of a type that have a name or tag, in order. Doesn't walk along all offers.
  ///
  /// The name or tag may belong to the component or to this service only.
  ///
  /// - Returns: Nil if the type has few offers.
  private func components(
    offering type: ObjectIdentifier, with qualifier: Qualifier
  ) -> [Component]? {
    guard let offers = types[TypeKey(type)], offers.only == nil else { return nil }
    return lists[offers.list].components(with: qualifier)
  }

  /// Returns whether a component already offers a service.
  func contains(_ component: Component, _ service: Service) -> Bool {
    // The index also finds the names and tags of the whole component.
    if service.qualifier != .none,
      let found = components(offering: service.type, with: service.qualifier),
      !found.contains(where: { $0 === component })
    {
      return false
    }
    return component.isOffered(as: service.type, service.qualifier)
  }

  /// Discards the indexed names and tags, after those of a component changed.
  func forgetQualifiers() {
    for list in lists { list.forgetQualifiers() }
  }

  /// Returns the component that offers a type if there is just one offer.
  func only(_ type: ObjectIdentifier) -> Component? {
    guard let offers = types[TypeKey(type)] else { return nil }
    if let position = offers.only { return components[position] }
    let list = lists[offers.list].components
    return list.count == 1 ? list[0] : nil
  }
}

/// A type as the key of a dictionary: hashed by its address.
///
/// The hash of the standard library protects from keys that an attacker chooses. A program's types aren't chosen so, and a
/// registration would take an eighth more instructions. `_rawHashValue` is public, but no promise: without it, `hash` does.
private struct TypeKey: Hashable {
  let address: UInt

  init(_ type: ObjectIdentifier) { address = UInt(bitPattern: type) }

  func hash(into hasher: inout Hasher) { hasher.combine(address) }

  func _rawHashValue(seed: Int) -> Int { TableHash.start(address: address) ^ seed }
}

/// The offers of a type that has several.
///
/// If they are many, they are indexed by declaration and by name or tag: each index is created on its first use, and
/// includes the offers added since on each use.
private final class OfferList {
  /// The maximum number of offers that are searched one by one.
  private static let few = 8

  /// The components of the offers, and the names or tags of the services by which they offer the type.
  private(set) var components: [Component] = []
  private var qualifiers: [Qualifier] = []
  /// The first offer with each hash of a declaration, among so many of the first offers.
  private var declared: [Int: Int] = [:]
  private var declaredCount = 0
  /// The components of the offers with each name or tag, among so many of the first offers.
  private var qualified: [Qualifier: [Component]] = [:]
  private var qualifiedCount = 0

  private var areMany: Bool { components.count > Self.few }

  func add(_ component: Component, _ qualifier: Qualifier) {
    components.append(component)
    qualifiers.append(qualifier)
  }

  /// Returns the component that the same line of code offered first.
  func declaration(of component: Component) -> Component? {
    var first = 0
    if areMany {
      for index in declaredCount..<components.count {
        let hash = Self.hash(components[index])
        if declared[hash] == nil { declared[hash] = index }
      }
      declaredCount = components.count
      guard let known = declared[Self.hash(component)] else { return nil }
      // The first offer with the hash is almost always of the same declaration.
      first = known
    }
    return components[first...].first { $0.isSameDeclaration(as: component) }
  }

  private static func hash(_ component: Component) -> Int {
    var hasher = Hasher()
    hasher.combine(component.line)
    hasher.combine(component.file)
    hasher.combine(ObjectIdentifier(component.type))
    return hasher.finalize()
  }

  /// Returns the components of the offers with a name or tag, in order; nil if there are few offers.
  func components(with qualifier: Qualifier) -> [Component]? {
    guard areMany else { return nil }
    for index in qualifiedCount..<components.count {
      let (component, own) = (components[index], qualifiers[index])
      for qualifier in component.qualifiers { qualified[qualifier, default: []].append(component) }
      if own != .none, !component.qualifiers.contains(own) {
        qualified[own, default: []].append(component)
      }
    }
    qualifiedCount = components.count
    return qualified[qualifier] ?? []
  }

  func forgetQualifiers() {
    qualified = [:]
    qualifiedCount = 0
  }
}
