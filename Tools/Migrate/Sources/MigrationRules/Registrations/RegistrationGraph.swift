/// Who needs whom, of all registrations in the sources.
struct RegistrationGraph: Sendable {
  let facts: [RegistrationFacts]
  private let positions: [RegistrationFacts.Place: Int]
  let byService: [String: [Int]]
  private let byImplementation: [String: [Int]]
  /// For each need of each registration those that may serve it, apart from the owner where it injects itself.
  let found: [[[Int]]]
  /// For each registration the links that inject the owner into itself.
  private let selfInjections: [Set<Int>]
  /// For each registration those that it needs.
  let targets: [[Int]]
  /// For each registration how often others need it, and who.
  let owners: [[Int]]
  /// The number of the cycle that a registration belongs to; nil if it belongs to none.
  let cycle: [Int?]
  /// The shape of each cycle, by its number.
  private var shapes: [Int: CycleShape] = [:]

  /// Whether a closure of a registration, or of one that it needs, throws, or needs the object that it makes.
  private let failing: [Bool]

  let requested: RequestedTypes

  init(_ facts: [RegistrationFacts], _ requested: RequestedTypes = RequestedTypes()) {
    self.facts = facts
    self.requested = requested
    positions = Dictionary(facts.enumerated().map { ($1.place, $0) }) { first, _ in first }
    var byService: [String: [Int]] = [:]
    for (position, fact) in facts.enumerated() {
      for service in Set(fact.offered.map(\.lastName)) {
        byService[service, default: []].append(position)
      }
    }
    self.byService = byService
    byImplementation = Dictionary(
      grouping: facts.indices.filter { facts[$0].implementation != nil }
    ) {
      (facts[$0].implementation ?? "").lastName
    }
    var (found, selfInjections) = ([[[Int]]](), [Set<Int>]())
    for (owner, fact) in facts.enumerated() {
      var all = fact.needs.map { Self.found($0, fact.localBuilder, facts, byService) }
      var links: Set<Int> = []
      for (position, need) in fact.needs.enumerated() {
        if need.isMany, need.link == nil, fact.names.isEmpty {
          // Initializers leave their own object out of many.
          all[position].removeAll { $0 == owner }
        } else if all[position] == [owner], need.fitsOwner, let link = need.link,
          !fact.lifetime.isKept, requested.areMade(fact, as: need.name)
        {
          all[position] = []
          links.insert(link)
        }
      }
      found.append(all)
      selfInjections.append(links)
    }
    let targets = found.map { $0.flatMap(\.self) }
    var owners: [[Int]] = facts.map { _ in [] }
    for (owner, list) in targets.enumerated() {
      for target in list { owners[target].append(owner) }
    }
    self.found = found
    self.selfInjections = selfInjections
    self.targets = targets
    self.owners = owners
    cycle = Self.cycles(targets)
    failing = Self.failing(facts, byService, owners, recursing: Self.recursing(facts, found))
    var members: [Int: [Int]] = [:]
    for (member, number) in cycle.enumerated() {
      if let number { members[number, default: []].append(member) }
    }
    let reader = CycleShape.Reader(graph: self)
    shapes = members.mapValues(reader.shape)
  }

  /// Whether a link injects the owner into itself.
  func injectsItself(_ place: RegistrationFacts.Place, link: Int?) -> Bool {
    guard let link, let owner = positions[place] else { return false }
    return selfInjections[owner].contains(link)
  }

  /// The registrations that may serve a need.
  private static func found(
    _ need: RegistrationFacts.Need, _ builder: LocalBuilder?, _ facts: [RegistrationFacts],
    _ byService: [String: [Int]]
  ) -> [Int] {
    let all = (need.type.flatMap { byService[$0.lastName] } ?? [])
      .filter { facts[$0].localBuilder == builder }
    if need.isMany { return all }
    if let name = need.name {
      guard name.isPlainText else { return all }
      return all.filter {
        facts[$0].names.contains(name) || !facts[$0].names.allSatisfy(\.isPlainText)
      }
    }
    let defaults = all.filter { facts[$0].isDefault }
    guard all.count > 1, defaults.count < 2 else { return all }
    // Of those that a container has together, the default serves it, or else none.
    let rivals = Dictionary(grouping: defaults.isEmpty ? all : defaults) {
      facts[$0].run(offering: need.type)
    }
    return all.filter { one in
      guard let run = facts[one].run(offering: need.type) else { return true }
      return rivals[run, default: []].allSatisfy { $0 == one }
    }
  }

  func facts(at place: RegistrationFacts.Place) -> RegistrationFacts? {
    positions[place].map { facts[$0] }
  }

  /// Whether a closure may throw while an object of a type is made, or need that object.
  ///
  /// - Parameter type: The type; nil if it isn't known.
  func mayFail(_ type: String?) -> Bool {
    guard let type else { return failing.contains(true) }
    return (byService[type.lastName] ?? []).contains { failing[$0] }
  }

  /// Whether `build()` makes an object that may fail to be made.
  ///
  /// - Parameter builder: The builder, if no other code has it; nil for one that may contain all that no such builder has.
  func buildMayFail(of builder: LocalBuilder?) -> Bool {
    facts.indices.contains {
      facts[$0].isEager && failing[$0] && facts[$0].localBuilder == builder
    }
  }

  /// Whether each initializer is in a cycle of initializers, which old requests tell as an error.
  private static func recursing(_ facts: [RegistrationFacts], _ found: [[[Int]]]) -> [Bool] {
    let targets = zip(facts, found).map { fact, found in
      zip(fact.needs, found).filter { $0.0.link == nil && !$0.0.isMany }.flatMap { $0.1 }
    }
    return cycles(targets).map { $0 != nil }
  }

  private static func failing(
    _ facts: [RegistrationFacts], _ byService: [String: [Int]], _ owners: [[Int]],
    recursing: [Bool]
  ) -> [Bool] {
    var result = zip(facts, recursing).map { fact, isRecursing in
      fact.throwsErrors || isRecursing
        || fact.throwsOn && !finds(fact.needs.filter { $0.link == nil }, facts, byService)
    }
    var pending = facts.indices.filter { result[$0] }
    while let next = pending.popLast() {
      for owner in owners[next] where !result[owner] {
        result[owner] = true
        pending.append(owner)
      }
    }
    return result
  }

  /// Whether some registration offers each of the needs, with its name.
  private static func finds(
    _ needs: [RegistrationFacts.Need], _ facts: [RegistrationFacts], _ byService: [String: [Int]]
  ) -> Bool {
    needs.allSatisfy { need in
      let found = need.type.flatMap { byService[$0.lastName] } ?? []
      return need.isMany || found.contains { need.name.map(facts[$0].names.contains) ?? true }
    }
  }

  /// The registrations that old requests for a type find, where a registration is.
  func offering(_ type: String, beside fact: RegistrationFacts) -> [RegistrationFacts] {
    (byService[type.lastName] ?? []).map { facts[$0] }.filter {
      $0.localBuilder == fact.localBuilder
    }
  }

  func making(_ type: String, beside fact: RegistrationFacts) -> [RegistrationFacts] {
    (byImplementation[type.lastName] ?? []).map { facts[$0] }.filter {
      $0.localBuilder == fact.localBuilder
    }
  }

  /// Whether some module offers a type.
  func isOffered(_ type: String) -> Bool {
    (byService[type.lastName] ?? []).contains { facts[$0].localBuilder == nil }
  }

  func isInCycle(_ place: RegistrationFacts.Place) -> Bool {
    positions[place].map { cycle[$0] != nil } ?? false
  }

  /// Whether a link injects something that needs the owner again; nil if that can't be known.
  func leadsBack(_ place: RegistrationFacts.Place, link: Int) -> Bool? {
    guard let owner = positions[place] else { return false }
    let needs = zip(facts[owner].needs, found[owner]).filter { $0.0.link == link }
    if needs.contains(where: { leadsBack($0.1, to: owner) }) { return true }
    return needs.allSatisfy { $0.0.type != nil } ? false : nil
  }

  /// Whether the initializer asks for an Optional that needs the owner again: old requests gave it nil.
  func hasOptionalParameterBack(_ place: RegistrationFacts.Place) -> Bool {
    guard let owner = positions[place] else { return false }
    return zip(facts[owner].needs, found[owner]).contains { need, found in
      need.link == nil && need.isOptional && leadsBack(found, to: owner)
    }
  }

  private func leadsBack(_ found: [Int], to owner: Int) -> Bool {
    guard let ring = cycle[owner] else { return false }
    return found.contains { cycle[$0] == ring }
  }

  /// Whether a request for many finds something that needs the owner again, and modern ones may leave it out: what is being
  /// made, and in deferred injections the object that was requested.
  func hasManyBack(_ place: RegistrationFacts.Place) -> Bool {
    guard let owner = positions[place], let ring = cycle[owner],
      facts[owner].needs.contains(where: \.isMany)
    else { return false }
    let isShared =
      shapes[ring] != .other
      && facts.indices.allSatisfy { cycle[$0] != ring || facts[$0].names.isEmpty }
    return zip(facts[owner].needs, found[owner]).contains { need, found in
      need.isMany
        && found.contains {
          cycle[$0] == ring
            && (!isShared || mayBeRoot($0) || need.link == nil && initializes($0, owner))
        }
    }
  }

  /// Whether code outside of registrations may request an object, or `build()` makes it.
  func mayBeRoot(_ position: Int) -> Bool {
    let fact = facts[position]
    return requested.hasUnknownOutside || fact.isEager || fact.offered.isEmpty
      || fact.offered.contains { type in
        let need = RegistrationFacts.Need(type: type, isMany: false, link: nil)
        return requested.outside.contains(type.lastName)
          || requested.oneOutside.contains(type.lastName)
            && Self.found(need, fact.localBuilder, facts, byService).contains(position)
      }
  }

  /// Whether initializers alone lead from one registration to another.
  private func initializes(_ start: Int, _ end: Int) -> Bool {
    var (seen, open): (Set<Int>, [Int]) = ([start], [start])
    while let next = open.popLast() {
      for (need, found) in zip(facts[next].needs, found[next]) where need.link == nil {
        if found.contains(end) { return true }
        open += found.filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  /// The shape of the cycle that a registration belongs to; nil if it belongs to none.
  func shape(at place: RegistrationFacts.Place) -> CycleShape? {
    positions[place].flatMap { cycle[$0] }.flatMap { shapes[$0] }
  }

  /// Whether one request shares an unkept object with all members of its cycle, as an object graph does.
  func isSharedInCycle(_ place: RegistrationFacts.Place) -> Bool {
    guard let shape = shape(at: place) else { return false }
    if case .wheel(let hub) = shape { return hub == positions[place] }
    return true
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
