/// Looks for cycles that are likely to break a rule, where there are too many to look at each: for
/// each suspicious arc the shortest cycle along it, unless one that was found already is.
struct SuspectSearch {
  private let rule: any CycleRule
  private let checked: ValidationContext
  private let arcs: Digraph
  private let entrances: CycleEntrances
  private var found: [Cycle] = []
  private var isCovered: Set<PlacedArc> = []

  private struct PlacedArc: Hashable {
    let vertex: Int
    let arc: Digraph.Arc
  }

  init(
    of rule: any CycleRule, in checked: ValidationContext, _ arcs: Digraph,
    _ entrances: CycleEntrances
  ) {
    self.rule = rule
    self.checked = checked
    self.arcs = arcs
    self.entrances = entrances
  }

  /// Finds the cycles. Those that are more likely to break the rule come first, in case there are
  /// more than the limit.
  mutating func run(limit: Int) -> [Cycle] {
    for suspicion in Suspicion.allCases {
      for region in entrances.regions {
        search(region, suspicion, limit)
        guard found.count < limit else { return found }
      }
    }
    return found
  }

  private mutating func search(
    _ region: CycleEntrances.Region, _ suspicion: Suspicion, _ limit: Int
  ) {
    let admitted = arcs.filter { vertex, arc in
      entrances.contains(vertex, arc, in: region)
        && rule.checksReentrancyOf(arc, from: vertex, in: checked)
    }
    let parts = StronglyConnectedComponents(of: admitted)
    guard !parts.members.isEmpty else { return }
    let searched = admitted.filter { vertex, arc in
      parts.part[vertex] >= 0 && parts.part[vertex] == parts.part[arc.target]
    }
    for vertex in 0..<searched.count {
      for index in searched.leaving(vertex) where found.count < limit {
        let arc = searched.arcs[index]
        guard rule.suspicion(of: arc, from: vertex, in: checked) == suspicion,
          !isCovered.contains(PlacedArc(vertex: vertex, arc: arc)),
          let cycle = searched.shortestCycle(from: vertex, through: arc)
        else { continue }
        found.append(cycle)
        cover(cycle)
      }
    }
  }

  private mutating func cover(_ cycle: Cycle) {
    for (index, vertex) in cycle.vertices.enumerated() {
      let target = cycle.vertices[(index + 1) % cycle.vertices.count]
      isCovered.insert(
        PlacedArc(
          vertex: vertex, arc: Digraph.Arc(target: target, label: cycle.labels[index])))
    }
  }
}
