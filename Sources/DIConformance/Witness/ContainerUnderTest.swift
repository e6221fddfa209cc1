/// A container to run contracts against: its name, its declared deviations, and a function that
/// creates an empty container.
///
/// An adapter fills in this structure by means of the container's public API; there is nothing to
/// subclass or conform to.
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
  /// The name of the container: the heading of its column in reports.
  public var name: String

  /// The capabilities that the container lacks, each with a reason for readers of the report. A
  /// contract that needs one of them is reported as `not offered`, with the reason.
  public var lacks: [Capability: String]

  /// The kinds of failure that the container distinguishes. For every other kind, a contract expects
  /// `notResolved` and reports a declared difference.
  public var tellsApart: Set<FailureKind>

  /// For each contract of the class `perGeneration`, by id, the value that this container shows.
  public var differences: [String: String]

  /// The contracts that the container is known to break, by id, each with a reason. If one of them
  /// holds, that is a failure, except for a stochastic contract: chance may hide the violation.
  public var breaks: [String: String]

  /// The lifetime that contracts give to the components of a cycle: its objects are shared within one
  /// resolution and new in the next. Usually `.graph`; `.transient` for a container whose transient
  /// objects can form cycles.
  public var cycleLifetime: ComponentLifetime

  /// How the container treats random graphs where containers may differ, for `Conformance.fuzz`;
  /// `nil` excludes the container from random graphs.
  public var graphRules: GraphRules?

  /// Returns the kind of one of the container's own errors, or `nil` for an unknown error.
  public var classify: @Sendable (any Error) -> FailureKind?

  /// Creates an empty container and returns its builder.
  public var open: @Sendable () -> ContainerBuilder

  /// Creates an empty container and returns its builder for components whose closures are
  /// asynchronous, and which tasks request; `nil` for a container without such components. Contracts
  /// that need ``Capability/asynchronous`` are then reported as not offered.
  public var openAsynchronous: (@Sendable () -> AsyncContainerBuilder)?

  /// The number of seconds after which an asynchronous scenario that hasn't ended fails.
  public var timeLimit: Double

  /// Creates a description of a container.
  ///
  /// By default, the container lacks nothing, distinguishes no kinds of failure and declares no
  /// difference. The failures of a first run show what remains to be declared.
  ///
  /// - Parameters:
  ///   - name: The name of the container: the heading of its column in reports.
  ///   - lacks: The capabilities that the container lacks, each with a reason.
  ///   - tellsApart: The kinds of failure that the container distinguishes.
  ///   - differences: The value that the container shows for each contract of the class
  ///     `perGeneration`.
  ///   - breaks: The contracts that the container is known to break, each with a reason.
  ///   - cycleLifetime: The lifetime of the components of a cycle.
  ///   - graphRules: How the container treats random graphs, or `nil` to exclude it from them.
  ///   - classify: Returns the kind of one of the container's own errors, or `nil` for an unknown
  ///     error.
  ///   - timeLimit: The number of seconds after which an asynchronous scenario fails.
  ///   - openAsynchronous: Creates an empty container and returns its builder for asynchronous
  ///     components; `nil`, the default, for a container without them.
  ///   - open: Creates an empty container and returns its builder.
  public init(
    name: String,
    lacks: [Capability: String] = [:],
    tellsApart: Set<FailureKind> = [],
    differences: [String: String] = [:],
    breaks: [String: String] = [:],
    cycleLifetime: ComponentLifetime = .graph,
    graphRules: GraphRules? = nil,
    classify: @escaping @Sendable (any Error) -> FailureKind? = { _ in nil },
    timeLimit: Double = 20,
    openAsynchronous: (@Sendable () -> AsyncContainerBuilder)? = nil,
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
    self.timeLimit = timeLimit
    self.openAsynchronous = openAsynchronous
    self.open = open
  }

  /// Returns why the container lacks a capability, or `nil` if it offers it.
  func reasonForLacking(_ capability: Capability) -> String? {
    if let reason = lacks[capability] { return reason }
    guard capability == .asynchronous, openAsynchronous == nil else { return nil }
    return "has no asynchronous requests"
  }
}
