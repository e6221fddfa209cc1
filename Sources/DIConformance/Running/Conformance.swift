private import Foundation

/// Runs contracts against containers.
///
/// `run` blocks the thread until all scenarios have ended. On the main thread, it serves the main queue
/// while it waits for an asynchronous scenario; in a task of the main actor nothing can serve it, so
/// that contracts about the main actor fail. Use `check` or ``run(_:expecting:)`` in tasks.
public enum Conformance {
  /// Runs each contract against each container, one at a time, in the given order.
  ///
  /// - Parameters:
  ///   - containers: The containers.
  ///   - contracts: The contracts; all contracts of this library by default.
  ///   - willRun: Called with each contract before it runs, for example to show progress.
  /// - Returns: The outcomes, one row for each contract.
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
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - contracts: The contracts; all contracts of this library by default.
  /// - Returns: The outcomes, one row for each contract.
  public static func run(
    _ container: ContainerUnderTest, contracts: [Contract] = Contract.all
  ) -> ConformanceReport {
    run([container], contracts: contracts)
  }

  /// Runs one contract against one container.
  ///
  /// - Parameters:
  ///   - contract: The contract.
  ///   - container: The container.
  /// - Returns: The outcome. An error that the scenario throws becomes a finding.
  public static func run(_ contract: Contract, against container: ContainerUnderTest)
    -> ContractOutcome
  {
    if case .untestable(let reason) = contract.class { return .untested(reason) }
    for capability in contract.needs {
      if let reason = container.reasonForLacking(capability) { return .notOffered(reason) }
    }
    var runs = 1
    if case .stochastic(let times) = contract.class { runs = max(1, times) }
    var outcome = ContractOutcome.passed
    for _ in 0..<runs where outcome.isAsDeclared {
      outcome = runOnce(contract, against: container)
    }
    return expected(outcome, of: contract, on: container)
  }

  /// Runs each contract against each container, one at a time, in the given order, on threads of their
  /// own. Suspends the task meanwhile.
  ///
  /// - Parameters:
  ///   - containers: The containers.
  ///   - contracts: The contracts; all contracts of this library by default.
  /// - Returns: The outcomes, one row for each contract.
  public static func check(
    _ containers: [ContainerUnderTest], contracts: [Contract] = Contract.all
  ) async -> ConformanceReport {
    var rows: [ConformanceReport.Row] = []
    for contract in contracts {
      var outcomes: [ContractOutcome] = []
      for container in containers { outcomes.append(await check(contract, against: container)) }
      rows.append(ConformanceReport.Row(contract: contract, outcomes: outcomes))
    }
    return ConformanceReport(containers: containers.map(\.name), rows: rows)
  }

  /// Runs one contract against one container on a thread of its own, and suspends the task meanwhile.
  ///
  /// - Parameters:
  ///   - contract: The contract.
  ///   - container: The container.
  /// - Returns: The outcome. An error that the scenario throws becomes a finding.
  public static func check(
    _ contract: Contract, against container: ContainerUnderTest
  ) async -> ContractOutcome {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: run(contract, against: container)) }
      thread.stackSize = 4 << 20
      thread.start()
    }
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

  /// Applies `breaks`: a contract declared as broken must be broken, unless chance may hide the
  /// violation.
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
