/// What came of random graphs on some containers: see `Conformance.fuzz`.
public struct FuzzReport: Sendable {
  /// The first graph that failed, made small.
  public struct Failure: Sendable {
    /// The seed that makes this graph the first.
    public let seed: UInt64
    /// Which graph of the run it was, counted from zero.
    public let index: Int
    /// The name of the container that went another way than its rules.
    public let container: String
    /// How many components the graph had, and how many it has once it is reduced.
    public let components: (generated: Int, reduced: Int)
    /// The reduced graph: one line for each component and each request.
    public let graph: String
    /// What ought to have happened at which request, and what happened.
    public let text: String
  }

  /// Why a request was left out.
  public enum Reason: String, Sendable, CaseIterable {
    /// The container ends the process, as its rules say.
    case endsProcess = "end the process"
    /// It makes very many objects, or infinitely many.
    case tooManyObjects = "make too many objects"
    /// Failures before left so much open that not all ways are followed.
    case tooManyWays = "may go too many ways"
    /// A recursion was noticed late, as `GraphRules.noticesRecursionLate` allows, and from then on
    /// the objects' numbers are others.
    case recursionNoticedLate = "come after a recursion that was noticed late"
  }

  /// How many graphs were made.
  public let graphs: Int
  /// How many requests were made, on all containers together.
  public let requests: Int
  /// How many requests were left out, by the reason.
  public let leftOut: [Reason: Int]
  /// nil if everything went as the rules say.
  public let failure: Failure?

  /// What a person reads: one line, or how to see the failure again and all about it.
  public var text: String {
    let reasons = Reason.allCases.compactMap { reason in
      leftOut[reason].map { "\($0) \(reason.rawValue)" }
    }
    let counts =
      "\(graphs) graphs, \(requests) requests"
      + (reasons.isEmpty ? "" : " (left out: " + reasons.joined(separator: ", ") + ")")
    guard let failure else { return "\(counts): as the rules say\n" }
    let lines = failure.graph.split(separator: "\n").map { "  \($0)\n" }.joined()
    return """
      \(counts): graph \(failure.index) fails on \(failure.container); \
      see it again with --fuzz 1 --seed \(failure.seed)
      reduced from \(failure.components.generated) to \(failure.components.reduced) components:
      \(lines)\(failure.text)
      """
  }
}
