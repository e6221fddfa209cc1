#if os(macOS) || os(Linux)
private import Foundation

/// Runs contracts in another process, and replaces it when it ends or hangs.
final class ProcessRunner: ContractRunner {
  private let local: LocalRunner
  private let call: Int
  private let settings: WorkerSettings
  private var worker: WorkerProcess?
  /// What a write without a reader did before the run: it ends most programs.
  private let brokenPipe: (@convention(c) (Int32) -> Void)?
  /// Why no process can be started, once that is known.
  private var startFailure: StartFailure?

  init(local: LocalRunner, call: Int, settings: WorkerSettings) {
    self.local = local
    self.call = call
    self.settings = settings
    // A worker that ended doesn't read: the write must fail instead of ending this process.
    brokenPipe = signal(SIGPIPE, SIG_IGN)
  }

  func outcome(ofContract number: Int, onContainer place: Int) -> ContractOutcome {
    let contract = local.contracts[number]
    let container = local.containers[place]
    if let reason = Conformance.reasonNotToRun(contract, on: container) { return reason }
    let worker: WorkerProcess
    do {
      worker = try startedWorker()
    } catch {
      return ended("a process for contracts that \(error.description)", contract)
    }
    let ending = worker.ask(
      WorkerQuestion(contract: number, container: place),
      seconds: seconds(for: contract, on: container), memoryLimit: settings.memoryLimit)
    switch ending {
    case .answered(let answer):
      if answer.isSpent {
        worker.finish()
        self.worker = nil
      }
      return answer.outcome
    case .ended(let how):
      self.worker = nil
      return Conformance.expected(ended(how, contract), of: contract, on: container)
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
      let started = try WorkerProcess(call: call, settings: settings)
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
