/// Compares what a scenario observed with what the contract's class and the container's deviations say.
struct ContractJudge {
  /// What a finding about a declared policy says.
  static let policyMessage = "the declared value"
  /// What a finding says about a contract that holds, although it is declared as broken.
  static let brokenMessage = "declared as broken"

  let contract: Contract
  let deviations: Deviations

  func outcome(of observed: String?) -> ContractOutcome {
    switch contract.class {
    case .required, .stochastic:
      return .passed
    case .failure(let kind):
      return failure(observed, kind: kind)
    case .policy(let values):
      return policy(observed, known: values)
    }
  }

  private func failure(_ observed: String?, kind: FailureKind) -> ContractOutcome {
    let unknown = FailureKind.notResolved.rawValue
    switch (observed, deviations.tellsApart.contains(kind)) {
    case (kind.rawValue, true): return .passed
    case (kind.rawValue, false) where kind != .notResolved:
      return .toDeclare(kind.rawValue, known: [kind.rawValue, unknown])
    case (kind.rawValue, false), (unknown, false): return .declaredDifference(unknown)
    case (_, let isTold):
      return differs(observed, from: isTold ? kind.rawValue : unknown, "the kind of the failure")
    }
  }

  private func policy(_ observed: String?, known: [String]) -> ContractOutcome {
    let choice = known.joined(separator: " or ")
    guard let observed else { return differs(nil, from: choice, "the observed value") }
    guard let declared = deviations.shows[contract.id] else {
      return .toDeclare(observed, known: known)
    }
    guard known.contains(declared.value) || declared.reason != nil else {
      return differs(
        declared.value, from: "\(choice), or another value with a reason", "the declaration")
    }
    guard observed == declared.value else {
      return differs(observed, from: "\(declared.value) (of \(choice))", Self.policyMessage)
    }
    return .declaredDifference(declared.value)
  }

  private func differs(
    _ found: String?, from expected: String, _ message: String
  ) -> ContractOutcome {
    .failed([
      ContractFinding(
        message: message, expected: expected, found: found ?? "nothing observed",
        file: contract.file, line: contract.line)
    ])
  }
}
