private import Foundation

#if os(macOS) || os(Linux)

/// Runs contracts in another process, and replaces it when it ends or hangs.
final class ProcessRunner: ContractRunner {
  private let local: LocalRunner
  private let call: Int
  private let memoryLimit: Int?
  private var worker: WorkerProcess?
  /// What a write without a reader did before the run: it ends most programs.
  private let brokenPipe: (@convention(c) (Int32) -> Void)?
  /// Why no process can be started, once that is known.
  private var startFailure: StartFailure?

  init(local: LocalRunner, call: Int, memoryLimit: Int?) {
    self.local = local
    self.call = call
    self.memoryLimit = memoryLimit
    // A worker that ended doesn't read: the write must fail instead of ending this process.
    brokenPipe = signal(SIGPIPE, SIG_IGN)
  }

  func run(contract number: Int, container place: Int) -> ContractRun {
    let contract = local.contracts[number]
    let container = local.containers[place]
    if let reason = Conformance.reasonNotToRun(contract, on: container) {
      return ContractRun(outcome: reason)
    }
    let worker: WorkerProcess
    do {
      worker = try startedWorker()
    } catch {
      return ContractRun(
        outcome: ended("a process for contracts that \(error.description)", contract))
    }
    let ending = worker.ask(
      WorkerQuestion(contract: number, container: place),
      seconds: seconds(for: contract, on: container))
    switch ending {
    case .answered(let answer):
      if answer.isSpent {
        worker.finish()
        self.worker = nil
      }
      return answer
    case .ended(let how):
      self.worker = nil
      return ContractRun(
        outcome: Conformance.expected(ended(how, contract), of: contract, on: container))
    }
  }

  func finish() {
    worker?.finish()
    worker = nil
    signal(SIGPIPE, brokenPipe)
  }

  private func startedWorker() throws(StartFailure) -> WorkerProcess {
    if let worker { return worker }
    if let startFailure { throw startFailure }
    do {
      let started = try WorkerProcess(call: call, memoryLimit: memoryLimit)
      worker = started
      return started
    } catch {
      startFailure = error
      throw error
    }
  }

  /// The worker notices most scenarios that don't end by itself, and says more about them.
  private func seconds(for contract: Contract, on container: ContainerUnderTest) -> Double {
    var runs = 1
    if case .stochastic(let times) = contract.class { runs = max(1, times) }
    return (container.timeLimit + ScenarioThread.grace) * Double(runs) + 5
  }

  private func ended(_ how: String, _ contract: Contract) -> ContractOutcome {
    .ended(
      ContractFinding(
        message: "the process of the contract", expected: "an answer", found: how,
        file: contract.file, line: contract.line))
  }
}
#endif

extension Conformance {
  /// Where contracts run: in this process, or in processes of their own, so that a container that
  /// crashes, traps, exits, hangs or takes too much memory doesn't end the run.
  ///
  ///     let report = Conformance.run([mine], isolation: .processes(memoryLimit: 1_000))
  ///
  /// A process of its own is this program once more, with the same arguments: its call of
  /// `Conformance.run` executes single contracts for the first process, and never returns. Make that
  /// call early in `main`, and do nothing before it that mustn't happen twice.
  public struct Isolation: Sendable {
    let usesProcesses: Bool
    /// The megabytes that a process may take, if there is a limit.
    var memoryLimit: Int?

    /// Contracts run in this process: a container that ends it ends the run. The id of the contract is
    /// then the last line on standard error.
    public static let none = Isolation(usesProcesses: false)

    /// `processes()` where this program can be started once more: on macOS and Linux, except in
    /// programs that run tests, which reach their tests in other ways; elsewhere `none`.
    public static var standard: Isolation {
      #if os(macOS) || os(Linux)
      let program = CommandLine.arguments.first ?? ""
      let runsTests = ["xctest", "swiftpm-testing-helper"].contains { program.hasSuffix($0) }
      return runsTests ? .none : .processes()
      #else
      return .none
      #endif
    }

    #if os(macOS) || os(Linux)
    /// Contracts run in another process, one after the other. One that ends it, or doesn't answer,
    /// costs that process: the outcome is ``ContractOutcome/ended(_:)``, and the run goes on with the
    /// next contract in a new process.
    ///
    /// - Parameter memoryLimit: The megabytes of data that the process may take, or `nil` for no
    ///   limit. Linux enforces it; macOS does so for a part of all allocations.
    /// - Returns: The isolation.
    public static func processes(memoryLimit: Int? = nil) -> Isolation {
      Isolation(usesProcesses: true, memoryLimit: memoryLimit)
    }
    #endif
  }
}
