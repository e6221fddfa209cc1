private import Foundation

/// Runs contracts against containers.
///
/// `run` blocks the thread until all scenarios have ended, each on a thread of its own. On the main
/// thread, it serves the main queue meanwhile; in a task of the main actor nothing can serve it, so that
/// contracts about the main actor fail. Use `check` or ``run(_:expecting:)`` in tasks.
public enum Conformance {
  /// Runs each contract against each container, one at a time, in the given order.
  ///
  /// - Parameters:
  ///   - containers: The containers.
  ///   - contracts: The contracts; all contracts of this library by default.
  ///   - isolation: Where the contracts run; in this process by default. In a program of its own,
  ///     `.standard` lets the run survive crashes.
  ///   - progress: Called before each contract and after each outcome.
  /// - Returns: The outcomes, one row for each contract.
  public static func run(
    _ containers: [ContainerUnderTest], contracts: [Contract] = Contract.all,
    isolation: Isolation = .none, progress: (Progress) -> Void = { _ in }
  ) -> ConformanceReport {
    let runner = runner(containers, contracts, isolation)
    defer { runner.finish() }
    return ConformanceReport(
      containers: containers.map(\.name),
      rows: contracts.indices.map { index in
        progress(.willRun(contracts[index]))
        let outcomes = containers.indices.map { container in
          let outcome = runner.outcome(ofContract: index, onContainer: container)
          progress(.didRun(contracts[index], container: containers[container].name, outcome))
          return outcome
        }
        return ConformanceReport.Row(contract: contracts[index], outcomes: outcomes)
      })
  }

  /// Runs each contract against one container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - contracts: The contracts; all contracts of this library by default.
  ///   - isolation: Where the contracts run; in this process by default.
  /// - Returns: The outcomes, one row for each contract.
  public static func run(
    _ container: ContainerUnderTest, contracts: [Contract] = Contract.all,
    isolation: Isolation = .none
  ) -> ConformanceReport {
    run([container], contracts: contracts, isolation: isolation)
  }

  /// Runs one contract against one container.
  ///
  /// - Parameters:
  ///   - contract: The contract.
  ///   - container: The container.
  /// - Returns: The outcome. An error that the scenario throws becomes a finding, and so does a
  ///   scenario that hasn't ended after ``ContainerUnderTest/timeLimit``: its thread is abandoned.
  public static func run(_ contract: Contract, against container: ContainerUnderTest)
    -> ContractOutcome
  {
    outcome(of: contract, on: container).outcome
  }

  /// Runs each contract against each container, one at a time, in the given order, on threads of their
  /// own. Suspends the task meanwhile.
  ///
  /// - Parameters:
  ///   - containers: The containers.
  ///   - contracts: The contracts; all contracts of this library by default.
  ///   - isolation: Where the contracts run; in this process by default.
  ///   - progress: Called before each contract and after each outcome.
  /// - Returns: The outcomes, one row for each contract.
  public static func check(
    _ containers: [ContainerUnderTest], contracts: [Contract] = Contract.all,
    isolation: Isolation = .none, progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async -> ConformanceReport {
    await onThread {
      run(containers, contracts: contracts, isolation: isolation, progress: progress)
    }
  }

  /// Runs one contract against one container on a thread of its own, and suspends the task meanwhile.
  ///
  /// - Parameters:
  ///   - contract: The contract.
  ///   - container: The container.
  /// - Returns: The outcome, as ``run(_:against:)`` returns it.
  public static func check(
    _ contract: Contract, against container: ContainerUnderTest
  ) async -> ContractOutcome {
    await onThread { run(contract, against: container) }
  }

  private static func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 4 << 20
      thread.start()
    }
  }

  /// Returns the outcome, and whether threads of the scenario may still run.
  static func outcome(
    of contract: Contract, on container: ContainerUnderTest
  ) -> (outcome: ContractOutcome, isSpent: Bool) {
    if let outcome = reasonNotToRun(contract, on: container) { return (outcome, false) }
    var runs = 1
    if case .stochastic(let times) = contract.class { runs = max(1, times) }
    var outcome = ContractOutcome.passed
    var isSpent = false
    let note = CrashNotes.add("the process ended while \(contract.id) ran on \(container.name)")
    defer { CrashNotes.remove(note) }
    for _ in 0..<runs where outcome.isAsDeclared {
      (outcome, isSpent) = runOnce(contract, against: container)
    }
    return (expected(outcome, of: contract, on: container), isSpent)
  }

  /// Returns the outcome of a contract that isn't run on a container, or `nil` for one that is.
  static func reasonNotToRun(
    _ contract: Contract, on container: ContainerUnderTest
  ) -> ContractOutcome? {
    if case .untestable(let reason) = contract.class { return .untested(reason) }
    for capability in contract.needs {
      if let reason = container.reasonForLacking(capability) { return .notOffered(reason) }
    }
    return nil
  }

  private static func runOnce(
    _ contract: Contract, against container: ContainerUnderTest
  ) -> (ContractOutcome, isSpent: Bool) {
    let trial = ContractTrial(container: container)
    let hasEnded = ScenarioThread.run(seconds: container.timeLimit) {
      do {
        try contract.scenario(trial)
      } catch {
        let kind = trial.kind(of: error).map { "\($0)" } ?? "unknown to the adapter"
        trial.record(
          "the scenario ended early", found: "\(error) [\(kind)]", file: contract.file,
          line: contract.line)
      }
    }
    if !hasEnded {
      trial.record(
        "the scenario", expected: "an end within \(container.timeLimit) seconds",
        found: "a thread that waits", file: contract.file, line: contract.line)
      trial.timeIsUp()
    }
    if !trial.findings.isEmpty { return (.failed(trial.findings), trial.isSpent) }
    return (judge(trial.observed, contract: contract, container: container), trial.isSpent)
  }

  /// Applies `breaks`: a contract declared as broken must be broken, unless chance may hide the
  /// violation.
  static func expected(
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
