/// One promise about how a dependency injection container behaves, and a scenario that shows
/// whether a container keeps it.
///
///     Contract(
///       "mine-01", "A component answers to its own type", rules: ["V3-1"]
///     ) { trial in
///       let container = try trial.build(ComponentDeclaration { Saw() })
///       trial.expect(try container.one(Saw.self).label == "saw", "a saw is found")
///     }
public struct Contract: Sendable {
  /// Whether every container has to behave alike.
  public enum Class: Sendable, Equatable {
    /// All containers show the same.
    case required

    /// Each container shows one of these values, which its adapter declares. The scenario says
    /// by `Trial.observe` which one it saw.
    case perGeneration(values: [String])

    /// The request fails: with this kind, or, on a container that doesn't tell the kind apart
    /// (`ContainerUnderTest.tellsApart`), with `notResolved`. The scenario observes the kind.
    case failure(FailureKind)

    /// All containers show the same, but chance may hide that one doesn't: the scenario is run so
    /// many times, and has to hold each time.
    case stochastic(runs: Int)

    /// No scenario can show it, for this reason: it stands in the catalogue and in reports only.
    case untestable(reason: String)
  }

  /// Stable: reports, declarations and `--only` name contracts by it.
  public let id: String
  /// One line: what is promised, or what may differ.
  public let title: String

  /// The numbers of the rules that it comes from.
  public let rules: [String]
  /// Whether every container has to behave alike.
  public let `class`: Class

  /// What a container must be able to express for the scenario to run.
  public let needs: [Capability]
  /// Builds containers, asks them, and says what it expects. An error that leaves it is a finding.
  public let scenario: @Sendable (ContractTrial) throws -> Void

  /// The file that it is written in.
  public let file: String
  /// Its line in that file.
  public let line: Int

  /// - Parameters:
  ///   - id: A group of letters, a hyphen, and two digits; never given to another contract.
  ///   - title: One line: what is promised, or what may differ.
  ///   - rules: The numbers of the rules that it comes from.
  ///   - class: Whether every container has to behave alike; required unless given.
  ///   - needs: What a container must be able to express.
  ///   - file: Where it is written.
  ///   - line: Where it is written.
  ///   - scenario: Builds containers, asks them, and says what it expects. Left out only by what
  ///     can't be tested.
  public init(
    _ id: String, _ title: String, rules: [String], class: Class = .required,
    needs: [Capability] = [], file: String = #fileID, line: Int = #line,
    scenario: @escaping @Sendable (ContractTrial) throws -> Void = { _ in }
  ) {
    self.id = id
    self.title = title
    self.rules = rules
    self.class = `class`
    self.needs = needs
    self.scenario = scenario
    self.file = file
    self.line = line
  }

  /// What it is about: its id without the number.
  public var group: String {
    String(id.prefix { $0 != "-" })
  }
}
