/// The cycles of a graph, and what is wrong with them.
struct LintedCycles: Sendable {
  private struct Cycle {
    var positions: [Int]
    var needs: [LintComponent.Need]
  }

  private(set) var findings: [LintFinding] = []
  private(set) var gaps: [LintGap] = []
  private let graph: LintedGraph
  private let hasRoots: Bool

  /// The number of cycles, and of steps, after which the search ends.
  private static let limit = (cycles: 1_000, steps: 200_000)

  init(_ graph: LintedGraph) {
    self.graph = graph
    let members = graph.container.members.indices
    hasRoots = members.contains { graph.container.component($0).isRoot }
    var edges = graph.edges.enumerated().map { owner, edges in
      edges.filter {
        $0.target != owner || !$0.need.isMany || $0.need.isDeferred && !$0.need.isDelayed
      }
    }
    if hasRoots {
      let reached = reached(from: members.filter { graph.container.component($0).isEntered })
      edges = edges.enumerated().map { reached.contains($0) ? $1 : [] }
    }
    let (cycles, isComplete) = Self.search(edges)
    if !isComplete, let first = members.first {
      gaps.append(
        LintGap(
          place: graph.container.component(first).place,
          reason: "there are more cycles than the rules look at"))
    }
    for cycle in cycles { check(beginning(cycle)) }
  }

  private func component(_ position: Int) -> LintComponent { graph.container.component(position) }

  private func reached(from starts: [Int]) -> Set<Int> {
    var result = Set(starts)
    var open = starts
    while let next = open.popLast() {
      for edge in graph.edges[next] where result.insert(edge.target).inserted {
        open.append(edge.target)
      }
    }
    return result
  }

  /// Finds the elementary cycles, each at its first component.
  private static func search(_ edges: [[LintedGraph.Edge]]) -> ([Cycle], Bool) {
    let parts = StrongComponents(edges.map { $0.map(\.target) })
    var result: [Cycle] = []
    var steps = 0
    for start in edges.indices where parts.part[start] != nil {
      var path: [(position: Int, edge: Int)] = [(start, 0)]
      var isOnPath: Set<Int> = [start]
      while let last = path.last {
        guard last.edge < edges[last.position].count else {
          isOnPath.remove(last.position)
          path.removeLast()
          continue
        }
        path[path.count - 1].edge += 1
        steps += 1
        guard steps < limit.steps, result.count < limit.cycles else { return (result, false) }
        let target = edges[last.position][last.edge].target
        if target == start {
          result.append(
            Cycle(
              positions: path.map(\.position),
              needs: path.map { edges[$0.position][$0.edge - 1].need }))
        } else if target > start, parts.areTogether(start, target), isOnPath.insert(target).inserted
        {
          path.append((target, 0))
        }
      }
    }
    return (result, true)
  }

  private func isBeginning(_ position: Int) -> Bool { hasRoots && component(position).isEntered }

  private func beginning(_ cycle: Cycle) -> Cycle {
    guard let first = cycle.positions.firstIndex(where: isBeginning), first > 0 else {
      return cycle
    }
    return Cycle(
      positions: Array(cycle.positions[first...] + cycle.positions[..<first]),
      needs: Array(cycle.needs[first...] + cycle.needs[..<first]))
  }

  private mutating func check(_ cycle: Cycle) {
    let circle = graph.path(cycle.positions + cycle.positions.prefix(1))
    let obstacle =
      hasRoots && cycle.needs.contains(where: \.isMany)
      ? "roots and requests for many decide whether it is entered"
      : hasRoots && cycle.positions.contains { !component($0).canMake }
        ? "it may be entered through objects from elsewhere only" : nil
    if let obstacle {
      return gaps.append(
        LintGap(
          place: component(cycle.positions[0]).place, reason: "of the cycle \(circle): \(obstacle)")
      )
    }
    checkBreaks(cycle, circle)
    checkLifetimes(cycle, circle)
  }

  private mutating func add(
    _ code: LintCode, _ severity: LintFinding.Severity, _ position: Int, _ message: String,
    _ remedy: String
  ) {
    findings.append(
      LintFinding(
        code: code, severity: severity, place: component(position).place, message: message,
        remedy: remedy))
  }

  private mutating func checkBreaks(_ cycle: Cycle, _ circle: String) {
    let remedy = "inject one of them later, or take it as a lazy or a provider."
    if cycle.needs.allSatisfy(\.isPlainParameter) {
      add(
        .cycleOfInitializers, .error, cycle.positions[0],
        "each initializer of the cycle needs the object of the next: \(circle)", remedy)
    } else if !cycle.needs.contains(where: \.cutsCycles) {
      add(
        .cycleWithoutBreak, .error, cycle.positions[0],
        "no dependency of the cycle is deferred: \(circle)", remedy)
    }
  }

  private mutating func checkLifetimes(_ cycle: Cycle, _ circle: String) {
    if cycle.positions.contains(where: { component($0).keeper == .unknown }) {
      return gaps.append(
        LintGap(
          place: component(cycle.positions[0]).place,
          reason: "of the cycle \(circle): the sources don't tell all lifetimes"))
    }
    let renewed = cycle.positions.filter { component($0).isRenewed }
    if renewed.count == cycle.positions.count {
      add(
        .endlessCycle, .error, cycle.positions[0],
        "the cycle never ends, since nothing keeps its objects: \(circle)",
        "give one of them a lifetime that keeps its objects, at least within the object graph.")
    } else if let first = renewed.first {
      let start = renewed.first(where: isBeginning)
      if let member = start ?? (cycle.positions.contains(where: isBeginning) ? nil : first) {
        let name = graph.name(member)
        add(
          .newObjectInCycle, start == nil ? .warning : .error, member,
          "the cycle ends at another \(name) than it begins with: \(circle)",
          "give \(name) a lifetime that keeps its objects, at least within the object graph.")
      }
    }
    let kept = cycle.positions.filter { component($0).isShared }
    guard !kept.isEmpty, cycle.positions.contains(where: { component($0).isLeftBehind }),
      kept.count > 1 || !isBeginning(kept[0])
    else { return }
    add(
      .staleObjectInCycle, .warning, cycle.positions[0],
      "the cycle has objects that are kept, which go on holding those of the first object graph: \(circle)",
      "give all of them the same lifetime.")
  }
}
