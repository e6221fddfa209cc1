/// A rule for the behaviour of a dependency-injection container, with a scenario that shows whether a
/// container complies.
///
///     Contract(
///       "mine-01", "A component answers to its own type", rules: ["V3-1"]
///     ) { trial in
///       let container = try trial.build(ComponentDeclaration { Saw() })
///       trial.expect(try container.one(Saw.self).label == "saw", "a saw is found")
///     }
public struct Contract: Sendable {
  /// What a contract requires of the containers.
  public enum Class: Sendable, Equatable {
    /// All containers must behave the same.
    case required

    /// Each container shows one of these values, which its adapter declares. The scenario reports the
    /// value by `ContractTrial.observe`.
    case perGeneration(values: [String])

    /// The request fails with this kind, or with `notResolved` on a container that doesn't
    /// distinguish the kind (`ContainerUnderTest.tellsApart`). The scenario reports the kind by
    /// `ContractTrial.observe`.
    case failure(FailureKind)

    /// All containers must behave the same, but chance may hide a violation: the scenario runs this
    /// many times and must hold each time.
    case stochastic(runs: Int)

    /// No scenario can test the contract, for this reason. It appears only in the catalogue and in
    /// reports.
    case untestable(reason: String)
  }

  /// The stable identifier. Reports, declarations and `--only` refer to a contract by it.
  public let id: String
  /// The rule, or the permitted difference, in one line.
  public let title: String

  /// The numbers of the rules from which the contract derives.
  public let rules: [String]
  /// What the contract requires of the containers.
  public let `class`: Class

  /// The capabilities that the scenario requires.
  public let needs: [Capability]
  /// Creates containers, makes requests and records expectations. An error that the scenario throws
  /// becomes a finding.
  public let scenario: @Sendable (ContractTrial) throws -> Void

  /// The file that declares the contract.
  public let file: String
  /// The line that declares the contract.
  public let line: Int

  /// Creates a contract.
  ///
  /// - Parameters:
  ///   - id: A group in letters, a hyphen, and two digits. Never reuse the id of a withdrawn
  ///     contract.
  ///   - title: The rule, or the permitted difference, in one line.
  ///   - rules: The numbers of the rules from which the contract derives.
  ///   - class: What the contract requires of the containers.
  ///   - needs: The capabilities that the scenario requires.
  ///   - file: The file that declares the contract.
  ///   - line: The line that declares the contract.
  ///   - scenario: Creates containers, makes requests and records expectations. Omit it only for a
  ///     contract of the class `untestable`.
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

  /// The group of the contract: its id without the number.
  public var group: String {
    String(id.prefix { $0 != "-" })
  }
}
