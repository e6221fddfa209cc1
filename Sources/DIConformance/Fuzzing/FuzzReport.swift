/// The results of random graphs on containers: see `Conformance.fuzz`.
public struct FuzzReport: Sendable {
  /// A failing graph. In a report, it is reduced.
  public struct Failure: Sendable {
    /// The seed that generates this graph as the first of a run.
    public let seed: UInt64
    /// The position of the graph in the run, starting at zero.
    public let index: Int
    /// The name of the container that deviated from its rules.
    public let container: String
    /// The number of components of the graph as generated and after reduction.
    public let components: (generated: Int, reduced: Int)
    /// The reduced graph: one line for each component and each request.
    public let graph: String
    /// The expected and the actual events of the failing request.
    public let text: String
  }

  /// The reason for skipping a request.
  public enum Reason: String, Sendable, CaseIterable {
    /// The container would end the process, as its rules say.
    case endsProcess = "end the process"
    /// The request would create too many objects, perhaps infinitely many.
    case tooManyObjects = "make too many objects"
    /// Earlier failures left too many possibilities open to follow them all.
    case tooManyWays = "may go too many ways"
    /// The request recurses, and several threads make requests: what one of them finds depends on the others.
    case recursesOnThreads = "recurse on several threads"
    /// The container detected a recursion late, as `GraphRules.noticesRecursionLate` allows, so that
    /// the numbers of later objects differ.
    case recursionNoticedLate = "come after a recursion that was noticed late"
  }

  /// The number of graphs generated.
  public let graphs: Int
  /// The number of requests made, on all containers together.
  public let requests: Int
  /// The number of requests skipped, by reason.
  public let leftOut: [Reason: Int]
  /// The failures, each with another reduced graph; empty if all containers followed their rules.
  public let failures: [Failure]
  /// The names of the containers that no graph was registered with, since they state no `graphRules` or serve tasks only.
  public let idleContainers: [String]

  /// Whether requests were compared, and all containers followed their rules.
  public var followsRules: Bool { failures.isEmpty && requests > 0 }

  /// A text for people: one line, and each failure with the command that reproduces it.
  public var text: String {
    let reasons = Reason.allCases.compactMap { reason in
      leftOut[reason].map { "\($0) \(reason.rawValue)" }
    }
    let counts =
      "\(graphs.counted("graph")), \(requests.counted("request"))"
      + (idleContainers.isEmpty ? "" : " without \(idleContainers.joined(separator: ", "))")
      + (reasons.isEmpty ? "" : " (skipped: " + reasons.joined(separator: ", ") + ")")
    switch failures.count {
    case 0: return "\(counts): \(followsRules ? "all follow the rules" : "nothing was compared")\n"
    case 1: return "\(counts): \(failures[0].description)"
    case let count:
      return "\(counts): \(count) failures\n"
        + failures.map { "\n\($0.description)" }.joined()
    }
  }
}

extension FuzzReport.Failure: CustomStringConvertible {
  /// Some lines: the container, how to reproduce the failure, the graph, and what differs.
  public var description: String {
    let lines = graph.split(separator: "\n").map { "  \($0)\n" }.joined()
    let size =
      components.reduced < components.generated
      ? "reduced from \(components.generated) to \(components.reduced) components"
      : "\(components.generated) components"
    return """
      graph \(index) fails on \(container); reproduce it with --fuzz 1 --seed \(seed)
      \(size):
      \(lines)\(text)
      """
  }
}
