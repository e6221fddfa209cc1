/// What a container is expected to do otherwise than the contracts say: what it lacks, what it
/// can't tell apart, and what it shows where containers may differ. See `run(_:expecting:)`.
///
///     let deviations = Deviations(
///       lacks: [.tags: "tells components apart by names only"],
///       tellsApart: [.notFound, .ambiguous],
///       shows: ["types-04": "hidden"],
///       breaks: ["many-01": "gives them in the order of a dictionary"])
public struct Deviations: Sendable, Equatable {
  /// What the container can't express, each with a reason. All contracts that need one of these are
  /// reported as `not offered`.
  public var lacks: [Capability: String]

  /// The kinds of failure that the container tells apart. Other failures are `notResolved`.
  public var tellsApart: Set<FailureKind>

  /// The value that it shows for each contract of the class `perGeneration`, by the contract's id.
  public var shows: [String: String]

  /// The contracts that it is known not to keep, by their ids, each with a reason. They are reported
  /// as declared; one that is kept all the same is a failure, so that the list stays true. Chance may
  /// hide that a stochastic one is broken: it is reported as declared in either case.
  public var breaks: [String: String]

  /// A container without any deviation but that it tells no failures apart, unless said otherwise.
  /// A first run tells by its failures what is left to be declared.
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
  /// What is declared about the container, in one value.
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
