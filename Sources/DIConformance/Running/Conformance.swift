/// Runs contracts against containers.
public enum Conformance {
  /// Runs each contract against each container, one after the other, in the order given.
  ///
  /// - Parameters:
  ///   - containers: The containers.
  ///   - contracts: The contracts; all of them unless given.
  ///   - willRun: Called with each contract before it runs, so that a run can show how far it is.
  /// - Returns: The outcomes, a row for each contract.
  public static func run(
    _ containers: [ContainerUnderTest], contracts: [Contract] = Contract.all,
    willRun: (Contract) -> Void = { _ in }
  ) -> ConformanceReport {
    ConformanceReport(
      containers: containers.map(\.name),
      rows: contracts.map { contract in
        willRun(contract)
        return ConformanceReport.Row(
          contract: contract, outcomes: containers.map { run(contract, against: $0) })
      })
  }

  /// Runs each contract against one container.
  public static func run(
    _ container: ContainerUnderTest, contracts: [Contract] = Contract.all
  ) -> ConformanceReport {
    run([container], contracts: contracts)
  }

  /// Runs one contract against one container.
  public static func run(_ contract: Contract, against container: ContainerUnderTest)
    -> ContractOutcome
  {
    if case .untestable(let reason) = contract.class { return .untested(reason) }
    if let missing = contract.needs.first(where: { container.lacks[$0] != nil }) {
      return .notOffered(container.lacks[missing] ?? "")
    }
    var runs = 1
    if case .stochastic(let times) = contract.class { runs = max(1, times) }
    var outcome = ContractOutcome.passed
    for _ in 0..<runs where outcome.isAsDeclared {
      outcome = runOnce(contract, against: container)
    }
    return expected(outcome, of: contract, on: container)
  }

  private static func runOnce(
    _ contract: Contract, against container: ContainerUnderTest
  ) -> ContractOutcome {
    let trial = ContractTrial(container: container)
    do {
      try contract.scenario(trial)
    } catch {
      let kind = trial.kind(of: error).map { "\($0)" } ?? "unknown to the adapter"
      trial.record(
        "the scenario ended early", found: "\(error) [\(kind)]", file: contract.file,
        line: contract.line)
    }
    if !trial.findings.isEmpty { return .failed(trial.findings) }
    return judge(trial.observed, contract: contract, container: container)
  }

  /// What is known to be broken is as declared, and has to be broken unless chance may hide it.
  private static func expected(
    _ outcome: ContractOutcome, of contract: Contract, on container: ContainerUnderTest
  ) -> ContractOutcome {
    guard let reason = container.breaks[contract.id] else { return outcome }
    if !outcome.isAsDeclared { return .declaredDifference(reason) }
    if case .stochastic = contract.class { return .declaredDifference(reason) }
    return differs(
      "it holds", from: "it is broken: \(reason)", "declared as broken", contract)
  }

  private static func judge(
    _ observed: String?, contract: Contract, container: ContainerUnderTest
  ) -> ContractOutcome {
    switch contract.class {
    case .required, .stochastic, .untestable:
      return .passed
    case .failure(let kind):
      let told = container.tellsApart.contains(kind)
      let expected = (told ? kind : .notResolved).rawValue
      if observed != expected {
        return differs(observed, from: expected, "the kind of the failure", contract)
      }
      return told ? .passed : .declaredDifference(expected)
    case .perGeneration(let values):
      guard let declared = container.differences[contract.id] else {
        return differs(observed, from: nil, "the adapter declares no value", contract)
      }
      guard values.contains(declared) else {
        return differs(
          declared, from: values.joined(separator: " or "), "the declared value", contract)
      }
      if observed != declared {
        return differs(observed, from: declared, "the declared value", contract)
      }
      return .declaredDifference(declared)
    }
  }

  private static func differs(
    _ found: String?, from expected: String?, _ message: String, _ contract: Contract
  ) -> ContractOutcome {
    .failed([
      ContractFinding(
        message: message, expected: expected, found: found ?? "nothing observed",
        file: contract.file, line: contract.line)
    ])
  }
}
