#if os(macOS) || os(Linux)
private import Foundation

/// This program once more, for contracts that may end it.
final class WorkerProcess {
  /// How a question ended.
  enum Ending {
    case answered(ContractRun)
    /// The process ended, in these words.
    case ended(String)
  }

  /// The variable that makes a program a worker; its value is the number of the call of
  /// `Conformance.run` that serves, and the memory limit.
  static let variable = "DI_CONFORMANCE_WORKER"

  /// The megabytes that the process may take, if there is a limit.
  private let memoryLimit: Int?
  private let process = Process()
  private let questions = Pipe()
  /// The pipes close their ends when they go.
  private let outputs = [Pipe(), Pipe()]
  private let answers: WorkerOutput

  /// Starts a process and waits until it is ready.
  ///
  /// - Throws: A `StartFailure` if it can't be started, or ends before it is ready.
  init(call: Int, memoryLimit: Int?) throws(StartFailure) {
    self.memoryLimit = memoryLimit
    let (output, errors) = (outputs[0], outputs[1])
    answers = WorkerOutput(
      answers: FileDescriptor(number: output.fileHandleForReading.fileDescriptor),
      errors: FileDescriptor(number: errors.fileHandleForReading.fileDescriptor))
    process.executableURL = URL(
      fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.arguments = Array(CommandLine.arguments.dropFirst())
    var environment = ProcessInfo.processInfo.environment
    environment[Self.variable] = "\(call) \(memoryLimit ?? 0)"
    // Swift's own report of a crash takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = questions
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw StartFailure(description: "can't be started: \(error)")
    }
    while true {
      switch answers.nextLine(seconds: 60) {
      case .line(ContractRun.ready): return
      case .line: continue
      case .end: throw StartFailure(description: ending)
      case .timeOut:
        stop()
        throw StartFailure(description: "isn't ready after 60 seconds")
      }
    }
  }

  /// Asks for an outcome. After `ended`, the process no longer exists.
  func ask(_ question: WorkerQuestion, seconds: Double) -> Ending {
    answers.forgetErrors()
    // A failed write is noticed by the end of the output.
    FileDescriptor(number: questions.fileHandleForWriting.fileDescriptor).write(question.line)
    switch answers.nextLine(seconds: seconds) {
    case .line(let line):
      guard let answer = ContractRun(line: line) else {
        stop()
        return .ended("an answer that can't be read: \(line)")
      }
      return .answered(answer)
    case .end: return .ended(ending)
    case .timeOut:
      stop()
      return .ended("a process that hangs: no answer after \(seconds) seconds")
    }
  }

  /// Ends the process at once.
  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Lets the process end by itself, after its last answer.
  func finish() {
    try? questions.fileHandleForWriting.close()
    if case .timeOut = answers.nextLine(seconds: 2) { stop() }
    process.waitUntilExit()
  }

  /// How the process ended: exit, crash or memory.
  private var ending: String {
    // Its output has ended, which closures at exit may survive.
    let latest = Date(timeIntervalSinceNow: 5)
    while process.isRunning, latest > Date() { Thread.sleep(forTimeInterval: 0.001) }
    if process.isRunning { stop() }
    let message = answers.reason.map { ": \($0)" } ?? ""
    guard process.terminationReason == .uncaughtSignal else {
      return "an exit with code \(process.terminationStatus)\(message)"
    }
    if let memoryLimit, answers.saysOutOfMemory(limit: memoryLimit) {
      return "more than \(memoryLimit) MB of memory"
    }
    return "a crash by \(SignalName.text(process.terminationStatus))\(message)"
  }
}

/// Why a process for contracts didn't become ready.
struct StartFailure: Error {
  let description: String
}
#endif
