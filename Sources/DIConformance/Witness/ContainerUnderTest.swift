/// A container that contracts can be run against: its name, what it declares about itself, and
/// how to begin with an empty one.
///
/// An adapter fills this in with its container's public API; nothing is inherited.
///
///     let mine = ContainerUnderTest(
///       name: "mine",
///       lacks: [.weakLifetime: "keeps every shared object until the container goes"],
///       tellsApart: [.notFound, .ambiguous],
///       differences: ["types-04": "kept"],
///       classify: { error in (error as? MyError).map(kind(of:)) },
///       open: { builder(for: MyContainer()) }
///     )
public struct ContainerUnderTest: Sendable {
  /// The heading of this container's column.
  public var name: String

  /// What the container cannot express, with a reason a reader understands. A contract that
  /// needs one of these is reported as `not offered`, with the reason.
  public var lacks: [Capability: String]

  /// The kinds of failure that the container tells apart. For any other kind a contract expects
  /// the unspecific `notResolved`, and reports that as a declared difference.
  public var tellsApart: Set<FailureKind>

  /// For each contract of the class `perGeneration`, the value that this container shows.
  public var differences: [String: String]

  /// The contracts that the container is known not to keep, by their ids, each with a reason. One
  /// that is kept all the same is a failure, unless it is stochastic: chance may hide the break.
  public var breaks: [String: String]

  /// The lifetime whose objects find each other within one resolution and are new in the next.
  /// Cycles are built with it. For most containers that is `.graph`; for one whose transient
  /// objects close their cycles, `.transient`.
  public var cycleLifetime: ComponentLifetime

  /// What the container does with random graphs where containers rightly differ, for
  /// `Conformance.fuzz`; nil if it is not to be tried with them.
  public var graphRules: GraphRules?

  /// Names the kind of one of the container's own errors; nil for an error it doesn't know.
  public var classify: @Sendable (any Error) -> FailureKind?

  /// Begins with an empty container.
  public var open: @Sendable () -> ContainerBuilder

  /// A container that lacks nothing, tells no failures apart and declares no difference, unless
  /// said otherwise. A first run tells by its failures what is left to be declared.
  ///
  /// - Parameters:
  ///   - name: The heading of this container's column.
  ///   - lacks: What it can't express, each with a reason.
  ///   - tellsApart: The kinds of failure that it tells apart.
  ///   - differences: The value that it shows for each contract in which containers may differ.
  ///   - breaks: The contracts that it is known not to keep, each with a reason.
  ///   - cycleLifetime: The lifetime that cycles are built with.
  ///   - graphRules: What it does with random graphs, if it is to be tried with them.
  ///   - classify: Names the kind of one of its own errors; nil for an error that isn't one.
  ///   - open: Begins with an empty container.
  public init(
    name: String,
    lacks: [Capability: String] = [:],
    tellsApart: Set<FailureKind> = [],
    differences: [String: String] = [:],
    breaks: [String: String] = [:],
    cycleLifetime: ComponentLifetime = .graph,
    graphRules: GraphRules? = nil,
    classify: @escaping @Sendable (any Error) -> FailureKind? = { _ in nil },
    open: @escaping @Sendable () -> ContainerBuilder
  ) {
    self.name = name
    self.lacks = lacks
    self.tellsApart = tellsApart
    self.differences = differences
    self.breaks = breaks
    self.cycleLifetime = cycleLifetime
    self.graphRules = graphRules
    self.classify = classify
    self.open = open
  }
}
