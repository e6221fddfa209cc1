/// Executes the contracts of one run where its isolation says.
protocol ContractRunner {
  /// Runs a contract on a container, by their positions in the run's arguments.
  func run(contract: Int, container: Int) -> ContractRun

  /// Ends what the runner started.
  func finish()
}

/// One contract on one container.
struct ContractRun: Codable {
  let outcome: ContractOutcome
  /// Whether threads of the scenario may still run, so that the next contract needs another process.
  var isSpent = false
  /// The capabilities of which the adapter has passed something on.
  var used: Set<Capability> = []
}

extension Conformance {
  /// Returns the runner for an isolation. In a process that another one started for this call, runs what
  /// that one asks for, and never returns.
  static func runner(
    _ containers: [ContainerUnderTest], _ contracts: [Contract], _ isolation: Isolation
  ) -> any ContractRunner {
    let local = LocalRunner(containers: containers, contracts: contracts)
    #if os(macOS) || os(Linux)
    if isolation.usesProcesses {
      let call = WorkerLoop.nextCall()
      guard let task = WorkerLoop.task else {
        return ProcessRunner(local: local, call: call, memoryLimit: isolation.memoryLimit)
      }
      // Calls before the one that serves have run in the first process.
      guard task.call == call else { return IdleRunner() }
      WorkerLoop.serve(memoryLimit: task.memoryLimit) { question in
        local.run(contract: question.contract, container: question.container)
      }
    }
    #endif
    return local
  }
}

/// Runs contracts in this process.
struct LocalRunner: ContractRunner {
  let containers: [ContainerUnderTest]
  let contracts: [Contract]

  func run(contract: Int, container: Int) -> ContractRun {
    Conformance.contractRun(contracts[contract], on: containers[container])
  }

  func finish() {}
}

/// Runs nothing.
struct IdleRunner: ContractRunner {
  func run(contract: Int, container: Int) -> ContractRun { ContractRun(outcome: .passed) }
  func finish() {}
}

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

extension Conformance {
  /// Runs a contract on a container in this process, as often as its class says.
  static func contractRun(_ contract: Contract, on container: ContainerUnderTest) -> ContractRun {
    if let outcome = reasonNotToRun(contract, on: container) {
      return ContractRun(outcome: outcome)
    }
    var runs = 1
    if case .stochastic(let times) = contract.class { runs = max(1, times) }
    var outcome = ContractOutcome.passed
    var trial = ContractTrial(container: container)
    var used: Set<Capability> = []
    let note = CrashNotes.add("the process ended while \(contract.id) ran on \(container.name)")
    defer { CrashNotes.remove(note) }
    for _ in 0..<runs where outcome.isAsDeclared {
      trial = ContractTrial(container: container)
      outcome = Conformance.outcome(of: contract, in: trial)
      used.formUnion(trial.use.capabilities)
    }
    return ContractRun(
      outcome: expected(outcome, of: contract, on: container), isSpent: trial.isSpent, used: used)
  }

  /// Returns the outcome of a contract that isn't run on a container, or `nil` for one that is.
  static func reasonNotToRun(
    _ contract: Contract, on container: ContainerUnderTest
  ) -> ContractOutcome? {
    if let reason = container.deviations.skips[contract.id] { return .skipped(reason) }
    if contract.level == .profile, !container.runsProfile {
      return .notOffered("doesn't imitate the history of one library")
    }
    let isSynchronous = !contract.needs.contains(.asynchronous)
    for capability in contract.needs + (isSynchronous ? [.synchronous] : []) {
      if let reason = container.reasonForLacking(capability) { return .notOffered(reason) }
    }
    return nil
  }

  private static func outcome(of contract: Contract, in trial: ContractTrial) -> ContractOutcome {
    let container = trial.container
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
    if !trial.findings.isEmpty { return .failed(trial.findings) }
    return ContractJudge(contract: contract, deviations: container.deviations)
      .outcome(of: trial.observed)
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
