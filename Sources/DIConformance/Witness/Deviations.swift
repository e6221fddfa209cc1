/// The declared deviations of a container from the contracts: the capabilities it lacks, the kinds of
/// failure it doesn't distinguish, and its behaviour where containers may differ. Pass them to
/// `run(_:expecting:)`.
///
///     let deviations = Deviations(
///       lacks: [.tags: "tells components apart by names only"],
///       tellsApart: [.notFound, .ambiguous],
///       shows: ["types-04": "hidden"],
///       breaks: ["many-01": "gives them in the order of a dictionary"])
public struct Deviations: Sendable, Equatable {
  /// The capabilities that the container lacks, each with a reason. Contracts that need one of them
  /// are reported as `not offered`.
  public var lacks: [Capability: String]

  /// The kinds of failure that the container distinguishes. Contracts expect `notResolved` for the
  /// others.
  public var tellsApart: Set<FailureKind>

  /// The value that the container shows for each contract of the class `perGeneration`, by the
  /// contract's id.
  public var shows: [String: String]

  /// The contracts that the container is known to break, by id, each with a reason. They are reported
  /// as declared differences. If one of them holds, that is a failure, so that the list stays
  /// correct; a stochastic contract is reported as declared in either case, because chance may hide
  /// the violation.
  public var breaks: [String: String]

  /// Creates the deviations of a container; by default, it only fails to distinguish kinds of
  /// failure. The failures of a first run show what remains to be declared.
  ///
  /// - Parameters:
  ///   - lacks: The capabilities that the container lacks, each with a reason.
  ///   - tellsApart: The kinds of failure that the container distinguishes.
  ///   - shows: The value that the container shows for each contract of the class `perGeneration`, by
  ///     id.
  ///   - breaks: The contracts that the container is known to break, by id, each with a reason.
  public init(
    lacks: [Capability: String] = [:], tellsApart: Set<FailureKind> = [],
    shows: [String: String] = [:], breaks: [String: String] = [:]
  ) {
    self.lacks = lacks
    self.tellsApart = tellsApart
    self.shows = shows
    self.breaks = breaks
  }
}

extension ContainerUnderTest {
  /// The declared deviations of the container, as one value.
  public var deviations: Deviations {
    get {
      Deviations(lacks: lacks, tellsApart: tellsApart, shows: differences, breaks: breaks)
    }
    set {
      (lacks, tellsApart) = (newValue.lacks, newValue.tellsApart)
      (differences, breaks) = (newValue.shows, newValue.breaks)
    }
  }
}
