/// Executes the contracts of one run where its isolation says.
protocol ContractRunner {
  /// Returns the outcome of a contract on a container, by their positions in the run's arguments.
  func outcome(ofContract contract: Int, onContainer container: Int) -> ContractOutcome

  /// Ends what the runner started.
  func finish()
}

extension Conformance {
  /// Returns the runner for an isolation. In a process that another one started for this call, runs what
  /// that one asks for, and never returns.
  static func runner(
    _ containers: [ContainerUnderTest], _ contracts: [Contract], _ isolation: Isolation
  ) -> any ContractRunner {
    let local = LocalRunner(containers: containers, contracts: contracts)
    #if os(macOS) || os(Linux)
    if let settings = isolation.worker {
      let call = WorkerLoop.nextCall()
      guard let task = WorkerLoop.task else {
        return ProcessRunner(local: local, call: call, settings: settings)
      }
      // Calls before the one that serves have run in the first process.
      guard task.call == call else { return IdleRunner() }
      WorkerLoop.serve(memoryLimit: task.memoryLimit) { question in
        Conformance.outcome(
          of: contracts[question.contract], on: containers[question.container])
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

  func outcome(ofContract contract: Int, onContainer container: Int) -> ContractOutcome {
    Conformance.outcome(of: contracts[contract], on: containers[container]).outcome
  }

  func finish() {}
}

/// Runs nothing.
struct IdleRunner: ContractRunner {
  func outcome(ofContract contract: Int, onContainer container: Int) -> ContractOutcome { .passed }
  func finish() {}
}
