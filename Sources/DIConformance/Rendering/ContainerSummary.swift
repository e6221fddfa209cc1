/// What a report says about one container, in a few lines.
struct ContainerSummary {
  private let cells: [(contract: Contract, outcome: ContractOutcome)]

  /// - Parameter missing: What the container seems to lack. The contracts that need it are counted, not named.
  init(of index: Int, in report: ConformanceReport, missing: [Capability]) {
    let all = report.rows.map { ($0.contract, $0.outcomes[index]) }
    cells = all.filter { !$0.0.needs.contains(where: missing.contains) }
    idle = all.count - cells.count
  }

  private let idle: Int

  /// The lines, each with a heading and its text.
  var lines: [(heading: String, text: String)] {
    var lines = Contract.Level.allCases.compactMap { level in
      promises(of: level).map { (level.rawValue, $0) }
    }
    if let policies { lines.append(("policies", policies)) }
    let missing = cells.filter { if case .toDeclare = $0.outcome { true } else { false } }
      .map(\.contract.id)
    if !missing.isEmpty { lines.append(("to declare", "\(missing.count): \(list(missing))")) }
    if idle > 0 { lines.append(("others", "\(idle) need what is perhaps lacking")) }
    return lines
  }

  /// How many contracts of a level hold that the container offers. Policies can't fail to hold.
  private func promises(of level: Contract.Level) -> String? {
    let own = cells.filter { $0.contract.level == level && !$0.contract.isPolicy }
    guard !own.isEmpty else { return nil }
    let offered = own.filter(\.outcome.isRun)
    guard !offered.isEmpty else { return level == .profile ? nil : "not offered" }
    let holding = offered.count { $0.outcome.holds(cell: $0.contract) }
    var parts = ["\(holding) of \(offered.count) hold"]
    let failing = own.filter { !$0.outcome.isAsDeclared }.map(\.contract.id)
    if !failing.isEmpty { parts.append("FAILED: \(list(failing))") }
    let broken = own.filter { $0.outcome.isBroken(cell: $0.contract) }.map(\.contract.id)
    if !broken.isEmpty { parts.append("broken as declared: \(list(broken))") }
    let skipped = own.filter { if case .skipped = $0.outcome { true } else { false } }
    if !skipped.isEmpty { parts.append("skipped: \(list(skipped.map(\.contract.id)))") }
    let rest = own.count - offered.count - skipped.count
    if rest > 0 { parts.append("\(rest) not offered") }
    return parts.joined(separator: "; ")
  }

  private var policies: String? {
    let own = cells.filter { $0.contract.isPolicy && $0.outcome.isRun }
    guard !own.isEmpty else { return nil }
    let declared = own.count { if case .declaredDifference = $0.outcome { true } else { false } }
    var parts = ["\(declared) as declared"]
    let failing = own.filter { !$0.outcome.isAsDeclared }.map(\.contract.id)
    if !failing.isEmpty { parts.append("not as declared: \(list(failing))") }
    return parts.joined(separator: "; ")
  }

  /// The ids, or the first of many.
  private func list(_ ids: [String]) -> String {
    let most = 24
    guard ids.count > most else { return ids.joined(separator: ", ") }
    return ids.prefix(most).joined(separator: ", ") + " and \(ids.count - most) more"
  }
}

extension Contract {
  /// Whether the contract asks how a container decides.
  var isPolicy: Bool {
    if case .policy = `class` { true } else { false }
  }
}

extension ContractOutcome {
  /// Whether a contract that isn't a policy holds. A failure of a kind that the container doesn't
  /// distinguish, or that isn't declared yet, is a failure as required.
  fileprivate func holds(cell contract: Contract) -> Bool {
    switch self {
    case .passed, .toDeclare: true
    case .declaredDifference: !isBroken(cell: contract)
    default: false
    }
  }

  fileprivate func isBroken(cell contract: Contract) -> Bool {
    guard case .declaredDifference(let text) = self, !contract.isPolicy else { return false }
    if case .failure = contract.class, text == FailureKind.notResolved.rawValue { return false }
    return true
  }
}
