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

    /// Containers decide differently. These are the known values; an adapter declares the one that its
    /// container shows (`Deviations.shows`), or another value with a reason. The scenario reports the
    /// value by `ContractTrial.observe`.
    case policy(values: [String])

    /// The request fails with this kind, or with `notResolved` on a container that doesn't
    /// distinguish the kind (`Deviations.tellsApart`). The scenario reports the kind by
    /// `ContractTrial.observe`.
    case failure(FailureKind)

    /// All containers must behave the same, but chance may hide a violation: the scenario runs this
    /// many times and must hold each time.
    case stochastic(runs: Int)
  }

  /// The stable identifier: a group in letters, a hyphen, and two digits. Reports, declarations and `--only` refer to a
  /// contract by it, so that the id of a withdrawn contract is never used again.
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
  /// becomes a finding, and so does a scenario that expects and observes nothing.
  public let scenario: @Sendable (ContractTrial) throws -> Void

  let ownLevel: Level?
  let ownExplanation: String?

  /// The file that declares the contract.
  public let file: String
  /// The line that declares the contract.
  public let line: Int

  /// Creates a contract.
  public init(
    _ id: String, _ title: String, rules: [String], class: Class = .required,
    needs: [Capability] = [], level: Level? = nil, explanation: String? = nil,
    file: String = #fileID, line: Int = #line,
    scenario: @escaping @Sendable (ContractTrial) throws -> Void
  ) {
    self.id = id
    self.title = title
    self.rules = rules
    self.class = `class`
    self.needs = needs
    ownLevel = level
    ownExplanation = explanation
    self.scenario = scenario
    self.file = file
    self.line = line
  }

  /// Creates a contract of this library. Its title is on the page of the contracts.
  init(
    _ id: String, rules: [String], class: Class = .required, needs: [Capability] = [],
    file: String = #fileID, line: Int = #line,
    scenario: @escaping @Sendable (ContractTrial) throws -> Void
  ) {
    self.init(
      id, Catalogue.title(of: id), rules: rules, class: `class`, needs: needs, file: file,
      line: line, scenario: scenario)
  }

  /// The group of the contract: its id without the number.
  public var group: String {
    String(id.prefix { $0 != "-" })
  }
}

extension Contract {
  /// Creates a contract whose scenario is asynchronous.
  ///
  ///     Contract(
  ///       asynchronous: "mine-02", "A component can be created with await", rules: ["V3-100"]
  ///     ) { trial in
  ///       let container = try await trial.buildAsynchronously(
  ///         AsyncComponentDeclaration { await Map(from: address) })
  ///       trial.expect(try await container.one(Map.self).isComplete, "the map is complete")
  ///     }
  ///
  /// The contract needs ``Capability/asynchronous``. Its scenario runs in a task that belongs to no
  /// actor, on threads of its own where the system supports it. It fails if it hasn't ended after
  /// ``ContainerUnderTest/timeLimit``.
  public init(
    asynchronous id: String, _ title: String, rules: [String], class: Class = .required,
    needs: [Capability] = [], level: Level? = nil, explanation: String? = nil,
    file: String = #fileID, line: Int = #line,
    scenario: @escaping @Sendable (ContractTrial) async throws -> Void
  ) {
    self.init(
      id, title, rules: rules, class: `class`, needs: [.asynchronous] + needs, level: level,
      explanation: explanation, file: file, line: line
    ) { trial in
      switch ScenarioTask.run(scenario, on: trial) {
      case .ended(let result):
        try result.get()
      case .timedOut(let mainThreadServes):
        trial.record(
          "the scenario", expected: "an end within \(trial.container.timeLimit) seconds",
          found: mainThreadServes
            ? "tasks that wait"
            : "tasks that wait, and a main thread that runs no closures of the main actor",
          file: file, line: line)
        trial.timeIsUp()
      }
    }
  }

  /// Creates a contract of this library. Its title is on the page of the contracts.
  init(
    asynchronous id: String, rules: [String], class: Class = .required, needs: [Capability] = [],
    file: String = #fileID, line: Int = #line,
    scenario: @escaping @Sendable (ContractTrial) async throws -> Void
  ) {
    self.init(
      asynchronous: id, Catalogue.title(of: id), rules: rules, class: `class`, needs: needs,
      file: file, line: line, scenario: scenario)
  }
}

/// Contracts are identified by their ids, so that a test of all contracts can run one of them again.
extension Contract: Identifiable, Hashable, CustomStringConvertible {
  /// The id and the title.
  public var description: String { "\(id): \(title)" }

  /// Contracts with the same id are equal.
  public static func == (left: Contract, right: Contract) -> Bool { left.id == right.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Contract.Class {
  /// The class, as reports and lists show it.
  var word: String {
    switch self {
    case .required: "required"
    case .policy: "policy"
    case .failure(let kind): "failure(\(kind.rawValue))"
    case .stochastic(let runs): "stochastic(\(runs))"
    }
  }
}

extension Contract {
  /// All contracts of this library, in the order of reports.
  public static let all: [Contract] =
    registration + lateRegistration + types + choice + names + tags + many + initializers
    + injections + injectionOrder
    + cycles + rings + lifetimes + reset + memory + scopes + children + providers + lazies
    + arguments + optionals + existing
    + errors + recovery + reentrance + teardown + threads + asynchronousClosures
    + asynchronousSharing
    + asynchronousActors
    + asynchronousBranches + asynchronousCancellation + asynchronousCircles + policies
}
