/// The declared deviations of a container from the contracts: what it lacks, the kinds of failure that it
/// distinguishes, its policies, and the contracts that it breaks. An adapter passes them to
/// ``ContainerUnderTest``.
///
///     let deviations = Deviations(
///       lacks: [.tags: "tells components apart by names only"],
///       tellsApart: [.notFound, .ambiguous],
///       shows: ["types-04": "hidden"],
///       breaks: ["many-01": "gives them in the order of a dictionary"],
///       skips: ["threads-05": "hangs on old systems"])
///
/// A first run needs none: `report.suggestedDeviations`, and the option `--suggest` of a command, print
/// them as Swift.
public struct Deviations: Sendable, Equatable {
  /// The capabilities that the container lacks, each with a reason. Contracts that need one of them
  /// are reported as `not offered`.
  public var lacks: [Capability: String]

  /// The kinds of failure that the container distinguishes. Contracts expect `notResolved` for the
  /// others.
  public var tellsApart: Set<FailureKind>

  /// The value that the container shows for each contract of the class `policy`, by the contract's id.
  public var shows: [String: ShownValue]

  /// The contracts that the container is known to break, by id, each with a reason. They are reported
  /// as declared differences. If one of them holds, that is a failure, so that the list stays
  /// correct; a stochastic contract is reported as declared in either case, because chance may hide
  /// the violation.
  public var breaks: [String: String]

  /// The contracts that are not run on the container, by id, each with a reason: for example a scenario
  /// that ends the process of a run without isolation.
  public var skips: [String: String]

  /// Creates the deviations of a container: none by default.
  public init(
    lacks: [Capability: String] = [:], tellsApart: Set<FailureKind> = [],
    shows: [String: ShownValue] = [:], breaks: [String: String] = [:],
    skips: [String: String] = [:]
  ) {
    self.lacks = lacks
    self.tellsApart = tellsApart
    self.shows = shows
    self.breaks = breaks
    self.skips = skips
  }
}

/// The value that a container shows for a contract of the class `policy`, where containers may differ.
///
///     shows: [
///       "names-04": "answers",
///       "policies-01": ShownValue("asks a delegate", because: "the app decides at run time"),
///     ]
public struct ShownValue: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The value, as the scenario observes it.
  public var value: String

  /// Why the container shows it. Needed only for a value that the contract doesn't list.
  public var reason: String?

  /// Declares a value.
  public init(_ value: String, because reason: String? = nil) {
    self.value = value
    self.reason = reason
  }

  /// Declares one of the values that the contract lists.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
