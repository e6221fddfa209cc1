/// Objects of a longer life that hold those of a shorter one.
struct LintedCaptives: Sendable {
  private(set) var findings: [LintFinding] = []
  private(set) var gaps: [LintGap] = []

  /// The number of objects that one owner is told to hold.
  private static let mostListed = 6

  init(_ graph: LintedGraph) {
    for owner in graph.container.members.indices where Self.outlivesRequests(owner, graph) {
      for path in Self.heldObjects(of: owner, graph) {
        let (own, held) = (
          graph.container.component(owner), graph.container.component(path[path.count - 1])
        )
        if held.keeper == .unknown {
          gaps.append(
            LintGap(
              place: own.place,
              reason: "it holds a \(held.name), and the sources don't tell how long that is kept"))
        }
        guard held.keeper == .container else { continue }
        findings.append(
          LintFinding(
            code: .captive, severity: .warning, place: own.place,
            message:
              "\(own.name), which is \(own.lifetime), holds a \(held.name), which each container "
              + "keeps for itself: the first one serves all others (\(graph.path(path)))",
            remedy:
              "let \(own.name) take it as a lazy or a provider, don't keep \(own.name) longer than "
              + "\(held.name), or keep \(held.name) as long."))
        if findings.count(where: { $0.place == own.place }) == Self.mostListed { break }
      }
    }
  }

  private static func outlivesRequests(_ position: Int, _ graph: LintedGraph) -> Bool {
    let component = graph.container.component(position)
    switch component.keeper {
    case .process, .engine, .storage: return !component.isWeak
    case .nothing, .objectGraph, .container, .otherCode, .unknown: return false
    }
  }

  /// The paths to kept objects, the nearest first.
  private static func heldObjects(of owner: Int, _ graph: LintedGraph) -> [[Int]] {
    var before = [owner: owner]
    var queue = [owner]
    var next = 0
    var found: [[Int]] = []
    while next < queue.count {
      let position = queue[next]
      next += 1
      for edge in graph.edges[position] where !edge.need.isDelayed && before[edge.target] == nil {
        before[edge.target] = position
        let keeper = graph.container.component(edge.target).keeper
        if keeper == .nothing || keeper == .objectGraph {
          queue.append(edge.target)
          continue
        }
        var path = [edge.target]
        while let last = path.last, last != owner, let step = before[last] { path.append(step) }
        found.append(path.reversed())
      }
    }
    return found
  }
}
