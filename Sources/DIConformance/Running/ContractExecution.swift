extension Conformance {
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
    if let reason = container.deviations.skips[contract.id] { return .skipped(reason) }
    if contract.level == .profile, !container.runsProfile {
      return .notOffered("doesn't imitate the history of one library")
    }
    if !contract.needs.contains(.asynchronous), let reason = container.lacks[.synchronous] {
      return .notOffered(reason)
    }
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
    } else if !trial.hasChecked {
      trial.record(
        "the scenario", expected: "an expectation", found: "nothing that could fail",
        file: contract.file, line: contract.line)
    }
    if !trial.findings.isEmpty { return (.failed(trial.findings), trial.isSpent) }
    let judge = ContractJudge(contract: contract, deviations: container.deviations)
    return (judge.outcome(of: trial.observed), trial.isSpent)
  }

  /// Applies `breaks`: a contract declared as broken must be broken, unless chance may hide the
  /// violation.
  static func expected(
    _ outcome: ContractOutcome, of contract: Contract, on container: ContainerUnderTest
  ) -> ContractOutcome {
    guard let reason = container.deviations.breaks[contract.id] else { return outcome }
    if !outcome.isAsDeclared { return .declaredDifference(reason) }
    if case .stochastic = contract.class { return .declaredDifference(reason) }
    return .failed([
      ContractFinding(
        message: ContractJudge.brokenMessage, expected: "it is broken: \(reason)",
        found: "it holds",
        file: contract.file, line: contract.line)
    ])
  }
}
