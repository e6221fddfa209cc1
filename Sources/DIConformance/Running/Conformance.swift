private import Foundation

/// Runs contracts and random graphs against containers: `run` and `fuzz` are the two entries.
///
///     let report = Conformance.run([mine])
///     print(TableRenderer().render(report))
///     exit(report.isAsDeclared ? 0 : 1)
///
/// `run` blocks the thread until all scenarios have ended, each on a thread of its own; in a task, it
/// suspends the task. On the main thread, it serves the main queue meanwhile.
public enum Conformance {
  /// Runs each contract against each container, one at a time, in the given order.
  ///
  /// - Parameters:
  ///   - containers: The containers.
  ///   - contracts: The contracts; all contracts of this library by default.
  ///   - isolation: Where the contracts run; in this process by default. In a program of its own,
  ///     `.standard` lets the run survive crashes.
  ///   - progress: Called before each contract and after each outcome.
  /// - Returns: The outcomes, one row for each contract. An error that a scenario throws becomes a
  ///   finding, and so does a scenario that hasn't ended after ``ContainerUnderTest/timeLimit``: its
  ///   thread is abandoned.
  public static func run(
    _ containers: [ContainerUnderTest], contracts: [Contract] = Contract.all,
    isolation: Isolation = .none, progress: (Progress) -> Void = { _ in }
  ) -> ConformanceReport {
    let runner = runner(containers, contracts, isolation)
    defer { runner.finish() }
    var used = containers.map { _ in Set<Capability>() }
    let rows = contracts.indices.map { index in
      progress(.willRun(contracts[index]))
      let outcomes = containers.indices.map { container in
        let run = runner.run(contract: index, container: container)
        used[container].formUnion(run.used)
        progress(.didRun(contracts[index], container: containers[container].name, run.outcome))
        return run.outcome
      }
      return ConformanceReport.Row(contract: contracts[index], outcomes: outcomes)
    }
    return ConformanceReport(containers: containers, rows: rows, used: used)
  }

  /// Runs each contract against each container, as `run` does outside of tasks, and suspends the task
  /// meanwhile.
  public static func run(
    _ containers: [ContainerUnderTest], contracts: [Contract] = Contract.all,
    isolation: Isolation = .none, progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async -> ConformanceReport {
    await onThread {
      run(containers, contracts: contracts, isolation: isolation, progress: progress)
    }
  }

  /// Runs one contract against one container.
  public static func run(
    _ contract: Contract, against container: ContainerUnderTest
  ) -> ContractOutcome {
    contractRun(contract, on: container).outcome
  }

  /// Runs one contract against one container, and suspends the task meanwhile.
  public static func run(
    _ contract: Contract, against container: ContainerUnderTest
  ) async -> ContractOutcome {
    await onThread { run(contract, against: container) }
  }

  private static func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    // Passed on under a lock: the thread sanitizer doesn't see that a continuation orders the two, if it is resumed
    // before its task is suspended.
    let made = Guarded<Result?>(nil)
    await withCheckedContinuation { continuation in
      let thread = Thread {
        made.set(work())
        continuation.resume()
      }
      thread.stackSize = 4 << 20
      thread.start()
    }
    return made.value.unsafelyUnwrapped
  }
}

extension Conformance {
  /// A step of a run, for a caller that shows what happens.
  public enum Progress: Sendable {
    /// A contract begins, on the first container.
    case willRun(Contract)
    /// A contract has an outcome on a container.
    case didRun(Contract, container: String, ContractOutcome)
  }
}

extension Conformance {
  /// Runs one contract against one container, and throws if the outcome isn't as the contract requires or
  /// the adapter declares: for tests, each of which is a contract.
  ///
  ///     import DIConformance
  ///     import Testing
  ///
  ///     @Test(arguments: Contract.all)
  ///     func contract(_ contract: Contract) async throws {
  ///       try await Conformance.expect(contract, of: .mine)
  ///     }
  ///
  /// The scenario runs on a thread of its own; the task is suspended meanwhile. A value that remains to
  /// be declared, and a contract that the container doesn't offer, are no violation.
  public static func expect(
    _ contract: Contract, of container: ContainerUnderTest
  ) async throws {
    let outcome = await run(contract, against: container)
    guard !outcome.isAsDeclared else { return }
    throw ContractViolation(
      contract: contract, container: container.name, findings: outcome.findings)
  }
}
