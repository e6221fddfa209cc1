/// The cycles that the rules check: those that a request can enter.
struct CheckedCycles {
  private let checked: CheckedGraph
  private let arcs: Digraph
  private let entrances: CycleEntrances
  private let listed: [Cycle]
  private let isComplete: Bool

  private let limit: CycleSearch.Limit
  /// The number of cycles to check for each rule if the graph has too many.
  static let suspectLimit = 100

  init(of checked: CheckedGraph, _ limit: CycleSearch.Limit) {
    self.limit = limit
    self.checked = checked
    var arcs = checked.recursiveArcs
    if checked.hasRoots {
      let isReached = checked.arcs.reachable(from: checked.entered)
      arcs = arcs.filter { vertex, _ in isReached[vertex] }
    }
    self.arcs = arcs
    let entrances = CycleEntrances(checked, arcs)
    self.entrances = entrances
    let found = CycleSearch.run(on: arcs, limit)
    isComplete = found.isComplete
    listed =
      found.isComplete
      ? found.cycles.filter { !entrances.areExternal($0) }
        .map { $0.beginning(where: checked.isBeginning) }
      : []
  }

  /// The findings on the number of cycles.
  var summary: [Finding] {
    guard isComplete else { return [Finding(.notChecked, .tooManyCycles(limit: limit))] }
    let length = listed.reduce(0) { $0 + $1.vertices.count }
    let average = listed.isEmpty ? 0 : Double(length) / Double(listed.count)
    return [Finding(.verbose, .cycles(count: listed.count, averageLength: average))]
  }

  /// Returns the cycles that a rule must check: all of them, or short ones that are likely to break the
  /// rule. If any cycle breaks the rule with an error, one of these does, or a cycle of another rule.
  func suspects(of rule: any CycleRule) -> [Cycle] {
    guard !isComplete else { return listed }
    var search = SuspectSearch(of: rule, in: checked, arcs, entrances)
    return search.run(limit: Self.suspectLimit).map { $0.beginning(where: checked.isBeginning) }
  }
}

extension CheckedGraph {
  /// The arcs that lead to the creation of another object. Omitted are arcs from an array to a
  /// component that is certainly being created together with the array's owner: the array omits its
  /// object.
  var recursiveArcs: Digraph {
    let dominators = ownersOfCertainty
    return arcs.filter { vertex, arc in
      let edge = edge(vertex, arc)
      guard edge.isMany else { return true }
      if arc.target == vertex { return edge.isDeferred && !edge.isDelayed }
      guard edge.isImmediate, let dominators else { return true }
      return !dominators.dominates(arc.target, vertex)
    }
  }

  /// The dominators that show which objects are always created on behalf of others; nil if any object
  /// may be requested from outside.
  private var ownersOfCertainty: Dominators? {
    guard hasRoots, model.edges.contains(where: { $0.contains { $0.isMany && $0.isImmediate } })
    else { return nil }
    let isReached = arcs.reachable(from: entered)
    var entries = entered
    let immediate = arcs.filter { vertex, arc in
      guard isReached[vertex] else { return false }
      if edge(vertex, arc).isImmediate { return true }
      // A deferred or delayed object may be created while nothing else is, so it counts as an entry.
      entries.append(arc.target)
      return false
    }
    return Dominators(of: immediate, entries: entries)
  }
}

extension CycleSearch.Limit {
  /// The limit at which validation stops enumerating cycles.
  package static var ofChecks: CycleSearch.Limit {
    CycleSearch.Limit(cycles: 1_000, work: 1_000_000)
  }
}
