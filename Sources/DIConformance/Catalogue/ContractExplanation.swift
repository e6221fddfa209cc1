/// Why a contract exists, for someone whose container breaks it.
public struct ContractExplanation: Sendable, Equatable {
  /// Why a container should hold it.
  public let why: String
  /// What a violation costs the container's users.
  public let cost: String
  /// What usually causes a violation.
  public let cause: String
  /// What the scenario does, in a few words.
  public let experiment: String
  /// For a contract of the class `policy`: for each known value, a reason for it.
  public let values: [String: String]

  /// Creates an explanation.
  ///
  /// - Parameters:
  ///   - why: Why a container should hold the contract.
  ///   - cost: What a violation costs the container's users.
  ///   - cause: What usually causes a violation.
  ///   - experiment: What the scenario does, in a few words.
  ///   - values: For a contract of the class `policy`: for each known value, a reason for it.
  public init(
    why: String, cost: String, cause: String, experiment: String, values: [String: String] = [:]
  ) {
    self.why = why
    self.cost = cost
    self.cause = cause
    self.experiment = experiment
    self.values = values
  }
}

extension Contract {
  /// Why the contract exists, if somebody has written it down. All contracts of this library have an
  /// explanation.
  public var explanation: ContractExplanation? {
    ownExplanation ?? ContractExplanation.known[id]
  }

  /// The contract with its explanation, as text for a terminal with a trailing newline.
  public var explanationText: String {
    var lines = ["\(id): \(title) [\(`class`.word), \(level.rawValue)]"]
    if !needs.isEmpty { lines.append("Needs: " + needs.map(\.rawValue).joined(separator: ", ")) }
    lines.append("")
    guard let explanation else { return (lines + ["It has no explanation."]).lined }
    let parts = [
      ("Why", explanation.why), ("Cost", explanation.cost), ("Cause", explanation.cause),
      ("Experiment", explanation.experiment),
    ]
    for (heading, text) in parts {
      lines += "\("\(heading):".padded(to: 12))\(text)"
        .wrapped(to: 100, indent: String(repeating: " ", count: 12))
    }
    if case .policy(let known) = `class` {
      lines += ["", "Values:"]
      for value in known {
        lines += "  \(value): \(explanation.values[value] ?? "")".wrapped(to: 100, indent: "    ")
      }
    }
    return lines.lined
  }
}

extension [String] {
  /// The lines as one text with a trailing newline.
  fileprivate var lined: String { joined(separator: "\n") + "\n" }
}

extension ContractExplanation {
  /// The explanations of all contracts of this library, by id.
  static let known: [String: ContractExplanation] = [
    registrations, names, initializers, orders, lifetimes, requests, failures, tasks, policies,
  ].reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
}
