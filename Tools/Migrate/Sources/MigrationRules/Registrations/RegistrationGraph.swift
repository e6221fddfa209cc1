/// Who needs whom, of all registrations in the sources.
struct RegistrationGraph: Sendable {
  private let facts: [RegistrationFacts]
  private let positions: [RegistrationFacts.Place: Int]
  private let byService: [String: [Int]]
  private let byImplementation: [String: [Int]]
  /// For each registration those that it needs.
  private let targets: [[Int]]
  /// For each registration how often others need it, and who.
  private let owners: [[Int]]
  /// The number of the cycle that a registration belongs to; nil if it belongs to none.
  private let cycle: [Int?]

  /// Whether a closure of a registration, or of one that it needs, throws, or needs the object that it makes.
  private let failing: [Bool]

  let requested: RequestedTypes

  init(_ facts: [RegistrationFacts], _ requested: RequestedTypes = RequestedTypes()) {
    self.facts = facts
    self.requested = requested
    positions = Dictionary(facts.enumerated().map { ($1.place, $0) }) { first, _ in first }
    var byService: [String: [Int]] = [:]
    for (position, fact) in facts.enumerated() {
      for service in Set(fact.offered) { byService[service, default: []].append(position) }
    }
    self.byService = byService
    byImplementation = Dictionary(
      grouping: facts.indices.filter { facts[$0].implementation != nil }
    ) {
      facts[$0].implementation ?? ""
    }
    let targets = facts.map { fact in
      fact.needs.flatMap { need in need.type.flatMap { byService[$0.baseType] } ?? [] }
        .filter { facts[$0].localBuilder == fact.localBuilder }
    }
    var owners: [[Int]] = facts.map { _ in [] }
    for (owner, list) in targets.enumerated() {
      for target in list { owners[target].append(owner) }
    }
    self.targets = targets
    self.owners = owners
    cycle = Self.cycles(targets)
    failing = Self.failing(facts, owners, recursing: Self.recursing(facts, byService))
  }

  func facts(at place: RegistrationFacts.Place) -> RegistrationFacts? {
    positions[place].map { facts[$0] }
  }

  /// Whether a closure may throw while an object of a type is made, or need that object.
  ///
  /// - Parameter type: The type; nil if it isn't known.
  func mayFail(_ type: String?) -> Bool {
    guard let type else { return failing.contains(true) }
    return (byService[type.baseType] ?? []).contains { failing[$0] }
  }

  /// Whether `build()` makes an object that may fail to be made.
  ///
  /// - Parameter builder: The builder, if no other code has it; nil for one that may contain all that no such builder has.
  func buildMayFail(of builder: LocalBuilder?) -> Bool {
    facts.indices.contains {
      facts[$0].lifetime == .single && failing[$0] && facts[$0].localBuilder == builder
    }
  }

  /// Whether each initializer is in a cycle of initializers, which old requests tell as an error.
  private static func recursing(
    _ facts: [RegistrationFacts], _ byService: [String: [Int]]
  ) -> [Bool] {
    let targets = facts.map { fact in
      fact.needs.filter { $0.link == nil && !$0.isMany }
        .flatMap { need in need.type.flatMap { byService[$0.baseType] } ?? [] }
        .filter { facts[$0].localBuilder == fact.localBuilder }
    }
    return cycles(targets).map { $0 != nil }
  }

  private static func failing(
    _ facts: [RegistrationFacts], _ owners: [[Int]], recursing: [Bool]
  ) -> [Bool] {
    var result = zip(facts, recursing).map { $0.throwsOn || $1 }
    var pending = facts.indices.filter { result[$0] }
    while let next = pending.popLast() {
      for owner in owners[next] where !result[owner] {
        result[owner] = true
        pending.append(owner)
      }
    }
    return result
  }

  /// The registrations that old requests for a type find, where a registration is.
  func offering(_ type: String, beside fact: RegistrationFacts) -> [RegistrationFacts] {
    (byService[type.baseType] ?? []).map { facts[$0] }.filter {
      $0.localBuilder == fact.localBuilder
    }
  }

  func making(_ type: String, beside fact: RegistrationFacts) -> [RegistrationFacts] {
    (byImplementation[type] ?? []).map { facts[$0] }.filter {
      $0.localBuilder == fact.localBuilder
    }
  }

  /// Whether some module offers a type.
  func isOffered(_ type: String) -> Bool {
    (byService[type.baseType] ?? []).contains { facts[$0].localBuilder == nil }
  }

  func isInCycle(_ place: RegistrationFacts.Place) -> Bool {
    positions[place].map { cycle[$0] != nil } ?? false
  }

  /// Whether a link injects something that needs the owner again; nil if that can't be known.
  func leadsBack(_ place: RegistrationFacts.Place, link: Int) -> Bool? {
    guard let owner = positions[place] else { return false }
    var isKnown = true
    for need in facts[owner].needs where need.link == link {
      guard let type = need.type else {
        isKnown = false
        continue
      }
      if let cycle = cycle[owner],
        (byService[type.baseType] ?? []).contains(where: {
          self.cycle[$0] == cycle && facts[$0].localBuilder == facts[owner].localBuilder
        })
      {
        return true
      }
    }
    return isKnown ? false : nil
  }

  /// Whether the initializer asks for an Optional that needs the owner again: old requests gave it nil.
  func hasOptionalParameterBack(_ place: RegistrationFacts.Place) -> Bool {
    guard let owner = positions[place], let ring = cycle[owner] else { return false }
    return facts[owner].needs.contains { need in
      need.link == nil && need.isOptional
        && (need.type.flatMap { byService[$0.baseType] } ?? []).contains { cycle[$0] == ring }
    }
  }

  /// Whether a request for many finds something that needs the owner again: modern ones leave it out while it is made.
  ///
  /// Old initializers leave their own object out, too; it is kept then, and nothing else needs its owner.
  func hasManyBack(_ place: RegistrationFacts.Place) -> Bool {
    guard let owner = positions[place], let ring = cycle[owner] else { return false }
    let isAlone =
      facts[owner].lifetime.isKept && facts[owner].names.isEmpty
      && cycle.filter { $0 == ring }.count == 1
    return facts[owner].needs.contains { need in
      need.isMany && !(isAlone && need.link == nil)
        && (need.type.flatMap { byService[$0.baseType] } ?? []).contains {
          cycle[$0] == ring && facts[$0].localBuilder == facts[owner].localBuilder
        }
    }
  }

  /// Whether one request shares the unkept members of a cycle exactly as old requests do.
  ///
  /// Old requests find an unkept object again only among those on whose behalf they are made; otherwise they make
  /// another one. An object graph shares it with everybody. That is the same if, from each member on, each other
  /// one is reached in one way only, besides by needs that lead back; and if one request reaches the cycle once.
  func isPlainRing(_ place: RegistrationFacts.Place) -> Bool {
    guard let position = positions[place], let ring = cycle[position] else { return true }
    let members = facts.indices.filter { cycle[$0] == ring }
    guard members.allSatisfy({ isTree(from: $0, in: ring) }) else { return false }
    let outside = members.flatMap { owners[$0] }.filter { cycle[$0] != ring }
    return outside.isEmpty || outside.count == 1 && isNeededOnce(outside[0], [])
  }

  /// Whether a member of a cycle is made anew for each that needs it, while one other member, the hub, is shared.
  ///
  /// Old requests make the members of a cycle anew for each way to them, besides those on whose behalf they are made.
  /// If code requests the hub only, and all cycles lead through it, nothing but the hub is ever found again.
  func isSpoke(_ place: RegistrationFacts.Place) -> Bool {
    guard let position = positions[place], let hub = hub(of: position) else { return false }
    return hub != position
  }

  /// Whether a registration belongs to a cycle of a hub and spokes.
  func isInWheel(_ place: RegistrationFacts.Place) -> Bool {
    positions[place].map { hub(of: $0) != nil } ?? false
  }

  private func hub(of position: Int) -> Int? {
    guard let ring = cycle[position], !requested.hasUnknownOutside else { return nil }
    let members = facts.indices.filter { cycle[$0] == ring }
    guard members.count > 1, !isPlainRing(facts[position].place),
      members.allSatisfy({ !facts[$0].lifetime.isKept && facts[$0].names.isEmpty })
    else { return nil }
    let entries = members.filter { member in
      owners[member].contains { cycle[$0] != ring }
        || facts[member].offered.contains(where: requested.outside.contains)
    }
    guard entries.count == 1, let hub = entries.first else { return nil }
    let rest = targets.enumerated().map { member, list in
      cycle[member] == ring && member != hub
        ? list.filter { cycle[$0] == ring && $0 != hub } : []
    }
    guard Self.cycles(rest).allSatisfy({ $0 == nil }), injectsAll(hub, of: ring) else { return nil }
    let outside = owners[hub].filter { cycle[$0] != ring }
    return outside.isEmpty || outside.count == 1 && isNeededOnce(outside[0], []) ? hub : nil
  }

  /// Whether a member of a cycle gets other members by injections only, one by one.
  private func injectsAll(_ member: Int, of ring: Int) -> Bool {
    facts[member].needs.allSatisfy { need in
      guard let type = need.type else { return false }
      let isInRing = (byService[type.baseType] ?? []).contains { cycle[$0] == ring }
      return !isInRing || need.link != nil && !need.isMany
    }
  }

  private func isTree(from root: Int, in ring: Int) -> Bool {
    var seen: Set<Int> = []
    func visit(_ node: Int, _ path: Set<Int>) -> Bool {
      seen.insert(node)
      let path = path.union([node])
      for target in targets[node] where cycle[target] == ring {
        if path.contains(target) { continue }
        // Which way makes the kept object decides for whom it makes the others.
        if seen.contains(target), facts[target].lifetime.isKept {
          guard !leadsToUnkept(target, in: ring, without: path) else { return false }
          continue
        }
        guard !seen.contains(target), visit(target, path) else { return false }
      }
      return true
    }
    return visit(root, [])
  }

  private func leadsToUnkept(_ start: Int, in ring: Int, without path: Set<Int>) -> Bool {
    var seen: Set<Int> = [start]
    var open = [start]
    while let next = open.popLast() {
      for target in targets[next] where cycle[target] == ring && !path.contains(target) {
        guard facts[target].lifetime.isKept else { return true }
        if seen.insert(target).inserted { open.append(target) }
      }
    }
    return false
  }

  private func isNeededOnce(_ position: Int, _ seen: Set<Int>) -> Bool {
    guard !facts[position].lifetime.isKept else { return true }
    guard owners[position].count <= 1, !seen.contains(position) else { return false }
    return owners[position].first.map { isNeededOnce($0, seen.union([position])) } ?? true
  }

  /// The strongly connected components of more than one registration, or with an edge to itself.
  static func cycles(_ targets: [[Int]]) -> [Int?] {
    let count = targets.count
    var (index, low) = ([Int](repeating: -1, count: count), [Int](repeating: 0, count: count))
    var (stack, onStack) = ([Int](), [Bool](repeating: false, count: count))
    var result = [Int?](repeating: nil, count: count)
    var (next, ring) = (0, 0)
    for root in 0..<count where index[root] < 0 {
      var work = [(node: root, edge: 0)]
      while let (node, edge) = work.last {
        if edge == 0 {
          (index[node], low[node]) = (next, next)
          next += 1
          stack.append(node)
          onStack[node] = true
        }
        if edge < targets[node].count {
          work[work.count - 1].edge += 1
          let target = targets[node][edge]
          if index[target] < 0 {
            work.append((target, 0))
          } else if onStack[target] {
            low[node] = min(low[node], index[target])
          }
          continue
        }
        work.removeLast()
        if let parent = work.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == index[node], let start = stack.lastIndex(of: node) else { continue }
        let members = stack[start...]
        if members.count > 1 || targets[node].contains(node) {
          for member in members { result[member] = ring }
          ring += 1
        }
        for member in members { onStack[member] = false }
        stack.removeSubrange(start...)
      }
    }
    return result
  }
}
