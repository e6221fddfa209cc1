/// The entrances of cycles: components at which object graphs enter them.
///
/// An external instance is kept before its injections run, so paths back to it end there. Cycles
/// through it don't recurse, as long as nothing else leads to them.
struct CycleEntrances {
  private let parts: StronglyConnectedComponents
  /// For each part, the entry points through which it is entered, if external instances of these are
  /// the only entrances.
  private let externalInstances: [[Int]]

  init(_ checked: CheckedGraph, _ arcs: Digraph) {
    let parts = StronglyConnectedComponents(of: arcs)
    self.parts = parts
    guard checked.hasRoots else {
      externalInstances = [[Int]](repeating: [], count: parts.members.count)
      return
    }
    var isEnteredOtherwise = [Bool](repeating: false, count: parts.members.count)
    for vertex in 0..<arcs.count {
      for index in arcs.leaving(vertex) {
        let part = parts.part[arcs.arcs[index].target]
        if part >= 0, parts.part[vertex] != part { isEnteredOtherwise[part] = true }
      }
    }
    let isEntered = Set(checked.entered)
    externalInstances = parts.members.enumerated().map { part, vertices in
      let entered = vertices.filter(isEntered.contains)
      return isEnteredOtherwise[part] || !entered.allSatisfy(checked.isKeptWhenExternal)
        ? [] : entered
    }
  }

  /// Whether a cycle is entered only through external instances.
  func areExternal(_ cycle: Cycle) -> Bool {
    let vertices = externalInstances[parts.part[cycle.vertices[0]]]
    return !vertices.isEmpty && vertices.allSatisfy(cycle.vertices.contains)
  }

  /// A region of the graph in which every cycle counts.
  enum Region {
    /// All parts with other entrances than external instances.
    case free
    /// A part with only external instances as entrances, without one of their components.
    case part(Int, without: Int)
  }

  /// Regions that together contain all cycles that count. A cycle in a part that only external
  /// instances enter counts if it misses the component of one of them.
  var regions: [Region] {
    [.free]
      + externalInstances.enumerated().flatMap { part, vertices in
        vertices.map { Region.part(part, without: $0) }
      }
  }

  /// Whether an arc can lie on a cycle of a region.
  func contains(_ vertex: Int, _ arc: Digraph.Arc, in region: Region) -> Bool {
    let own = parts.part[vertex]
    guard own >= 0, own == parts.part[arc.target] else { return false }
    switch region {
    case .free: return externalInstances[own].isEmpty
    case .part(let part, let left): return own == part && vertex != left && arc.target != left
    }
  }
}

extension CheckedGraph {
  /// Whether the component has only external instances, and keeps them before their injections run.
  fileprivate func isKeptWhenExternal(_ vertex: Int) -> Bool {
    !components[vertex].canMake && components[vertex].lifetime.keeper != .nothing
  }
}

/// Searches for cycles that are likely to break a rule, for graphs with too many cycles to check each.
/// For each suspicious arc it finds the shortest cycle along it, unless a cycle found earlier contains
/// the arc.
struct SuspectSearch {
  private let rule: any CycleRule
  private let checked: CheckedGraph
  private let arcs: Digraph
  private let entrances: CycleEntrances
  private var found: [Cycle] = []
  private var isCovered: Set<PlacedArc> = []

  private struct PlacedArc: Hashable {
    let vertex: Int
    let arc: Digraph.Arc
  }

  init(
    of rule: any CycleRule, in checked: CheckedGraph, _ arcs: Digraph,
    _ entrances: CycleEntrances
  ) {
    self.rule = rule
    self.checked = checked
    self.arcs = arcs
    self.entrances = entrances
  }

  /// Finds the cycles, up to a limit. Cycles that are more likely to break the rule come first.
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
        && rule.follows(arc, from: vertex, in: checked)
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
