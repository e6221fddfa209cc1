/// The cycles that the rules look at: those that a request can run into.
struct ValidatedCycles {
  private let checked: ValidationContext
  private let arcs: Digraph
  private let entrances: CycleEntrances
  private let listed: [Cycle]
  private let isComplete: Bool

  private let limit: CycleSearch.Limit
  /// How many cycles are then looked at for each rule.
  static let suspectLimit = 100

  init(of checked: ValidationContext, _ limit: CycleSearch.Limit) {
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

  /// What there is to tell of the cycles as such.
  var summary: [Finding] {
    guard isComplete else { return [Finding(.info, .tooManyCycles(limit: limit))] }
    let length = listed.reduce(0) { $0 + $1.vertices.count }
    let average = listed.isEmpty ? 0 : Double(length) / Double(listed.count)
    return [Finding(.verbose, .cycles(count: listed.count, averageLength: average))]
  }

  /// The cycles that a rule has to look at: all, or short ones that are likely to break it. If
  /// any cycle breaks it with an error, so does one of these, or one of another rule.
  func suspects(of rule: any CycleRule) -> [Cycle] {
    guard !isComplete else { return listed }
    var search = SuspectSearch(of: rule, in: checked, arcs, entrances)
    return search.run(limit: Self.suspectLimit).map { $0.beginning(where: checked.isBeginning) }
  }
}

extension CycleSearch.Limit {
  /// How far the search goes before a graph is checked in another way.
  package static var ofChecks: CycleSearch.Limit {
    CycleSearch.Limit(cycles: 1_000, work: 1_000_000)
  }
}
