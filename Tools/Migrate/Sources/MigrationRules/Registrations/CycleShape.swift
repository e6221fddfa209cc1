/// How requests share the objects of a cycle of registrations, and whether an object graph does the same.
///
/// Old requests find an unkept object again only among those on whose behalf it is made; on any other path to it they
/// make another one. An object graph shares it with all. Where not all objects are kept, two shapes only let both do the same:
///
///     a ring           a wheel                    neither
///
///     code             code                       code
///      │                │                          │
///      ▼                ▼                          ▼
///      A ──▶ B    S ◀──▶ Hub ◀──▶ T                A ──▶ B    A and B get a C each, and each C
///      ▲     │    │               ▲                │     │    needs A; an object graph has one C
///      │     ▼    └───────────────┘                ▼     ▼
///      └──── C                                     C     C
enum CycleShape: Sendable, Equatable {
  /// All objects are kept, so that all requests share them.
  case kept
  /// From each member on, one path only leads to each other one, besides the needs that lead back to those on the path;
  /// and one request reaches the cycle once. All members may be of an object graph.
  case ring
  /// All objects that aren't kept, the spokes, are made on behalf of the hub, and all cycles lead through it: nothing but the
  /// hub is ever found again. It is kept, or else of an object graph; the spokes are made anew for each that needs them.
  case wheel(hub: Int)
  case other
}

extension CycleShape {
  /// Finds the shapes of a graph's cycles.
  struct Reader {
    let graph: RegistrationGraph

    /// - Parameter members: The positions of the registrations in one cycle.
    func shape(of members: [Int]) -> CycleShape {
      if members.allSatisfy(isKept) { return .kept }
      if isRing(members) { return .ring }
      return hub(of: members).map { .wheel(hub: $0) } ?? .other
    }

    private func isKept(_ member: Int) -> Bool { graph.facts[member].lifetime.isKept }

    private func isRing(_ members: [Int]) -> Bool {
      members.allSatisfy(isTree) && isReachedOnce(members)
    }

    /// Whether one request makes at most one object that needs the cycle from outside.
    private func isReachedOnce(_ members: [Int]) -> Bool {
      let outside = members.flatMap { member in
        graph.owners[member].filter { graph.cycle[$0] != graph.cycle[member] }
      }
      return outside.isEmpty || outside.count == 1 && isNeededOnce(outside[0], [])
    }

    private func isNeededOnce(_ position: Int, _ seen: Set<Int>) -> Bool {
      guard !isKept(position) else { return true }
      let owners = graph.owners[position]
      guard owners.count <= 1, !seen.contains(position) else { return false }
      return owners.first.map { isNeededOnce($0, seen.union([position])) } ?? true
    }

    /// What a member needs of its cycle.
    private func targets(_ member: Int) -> [Int] {
      graph.targets[member].filter { graph.cycle[$0] == graph.cycle[member] }
    }

    /// Whether one path only leads from a member to each other one.
    private func isTree(from root: Int) -> Bool {
      var seen: Set<Int> = []
      func visit(_ node: Int, _ path: Set<Int>) -> Bool {
        seen.insert(node)
        let path = path.union([node])
        for target in targets(node) where !path.contains(target) {
          // The path that makes the kept object decides for whom it makes the others.
          if seen.contains(target), isKept(target) {
            guard !leadsToUnkept(target, without: path) else { return false }
            continue
          }
          guard !seen.contains(target), visit(target, path) else { return false }
        }
        return true
      }
      return visit(root, [])
    }

    private func leadsToUnkept(_ start: Int, without path: Set<Int>) -> Bool {
      var seen: Set<Int> = [start]
      var open = [start]
      while let next = open.popLast() {
        for target in targets(next) where !path.contains(target) {
          guard isKept(target) else { return true }
          if seen.insert(target).inserted { open.append(target) }
        }
      }
      return false
    }

    private func hub(of members: [Int]) -> Int? {
      guard members.count > 1, !graph.requested.hasUnknownOutside,
        members.allSatisfy({ graph.facts[$0].names.isEmpty })
      else { return nil }
      let entries = members.filter { member in
        graph.owners[member].contains { graph.cycle[$0] != graph.cycle[member] }
          || graph.mayBeRoot(member)
      }
      guard !members.contains(where: isKept) else {
        guard entries.allSatisfy(isKept) else { return nil }
        return members.first { isKeptHub($0, of: members, entries) }
      }
      guard entries.count == 1, let hub = entries.first, injectsOneByOne(hub),
        isReachedOnce(members),
        RegistrationGraph.cycles(edges(among: members.filter { $0 != hub }))
          .allSatisfy({ $0 == nil })
      else { return nil }
      return hub
    }

    /// Whether it is kept, and all that isn't kept is made on its behalf, and leads to itself by the hub only.
    private func isKeptHub(_ hub: Int, of members: [Int], _ entries: [Int]) -> Bool {
      guard isKept(hub), injectsOneByOne(hub) else { return false }
      let others = members.filter { $0 != hub }
      let edges = edges(among: others)
      let cycles = RegistrationGraph.cycles(edges)
      var entered = Set(entries).subtracting([hub])
      var open = others.indices.filter { entered.contains(others[$0]) }
      while let next = open.popLast() {
        open += edges[next].filter { entered.insert(others[$0]).inserted }
      }
      return zip(others, cycles).allSatisfy { other, cycle in
        isKept(other) || cycle == nil && !entered.contains(other)
      }
    }

    private func edges(among members: [Int]) -> [[Int]] {
      let positions = Dictionary(uniqueKeysWithValues: zip(members, members.indices))
      return members.map { targets($0).compactMap { positions[$0] } }
    }

    /// Whether a hub gets spokes by injections only if it isn't kept, and none of its closures gets several: an old one would
    /// get one twice.
    private func injectsOneByOne(_ hub: Int) -> Bool {
      var links: Set<Int> = []
      return zip(graph.facts[hub].needs, graph.found[hub]).allSatisfy { need, found in
        guard need.type != nil else { return false }
        guard found.contains(where: { graph.cycle[$0] == graph.cycle[hub] && !isKept($0) }) else {
          return true
        }
        guard let link = need.link else { return isKept(hub) }
        return !need.isMany && links.insert(link).inserted
      }
    }
  }
}
